// The browser's storage, for this tab and for all tabs. Without storage it forgets everything with
// the page.

function shelf(open) {
  const kept = new Map();
  let storage = null;
  try {
    storage = open();
    storage.setItem("probe", "");
    storage.removeItem("probe");
  } catch {
    storage = null;
  }
  return {
    get: (key) => (storage ? storage.getItem(key) : (kept.get(key) ?? null)),
    set(key, value) {
      kept.set(key, String(value));
      try {
        storage?.setItem(key, value);
      } catch {
        storage = null;
      }
    },
    remove(key) {
      kept.delete(key);
      storage?.removeItem(key);
    },
    clear() {
      kept.clear();
      storage?.clear();
    },
  };
}

export const ofTab = shelf(() => sessionStorage);
export const ofBrowser = shelf(() => localStorage);
