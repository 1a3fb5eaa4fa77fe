// Elements as plain records, and the page brought to look like them. All text is set as text.

export function h(tag, props = {}, ...children) {
  const shown = children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false);
  return { tag, props: props ?? {}, children: shown, key: props?.key };
}

export function patch(element, children) {
  const before = new Map([...element.childNodes].map((node) => [node.dixitKey, node]));
  let place = element.firstChild;
  children.forEach((child, index) => {
    const wanted = typeof child === "object" ? child : { tag: "#text", text: String(child) };
    const key = `${wanted.tag} ${wanted.key ?? index}`;
    let node = before.get(key);
    before.delete(key);
    if (!node) {
      node = wanted.tag === "#text" ? document.createTextNode("") : created(wanted.tag);
      node.dixitKey = key;
    }
    if (node === place) place = place.nextSibling;
    else element.insertBefore(node, place);
    if (wanted.tag === "#text") {
      if (node.data !== wanted.text) node.data = wanted.text;
    } else {
      update(node, wanted);
    }
  });
  for (const node of before.values()) node.remove();
}

const SVG = new Set(["svg", "path", "circle", "polyline", "text", "g", "line"]);

function created(tag) {
  return SVG.has(tag) ? document.createElementNS("http://www.w3.org/2000/svg", tag) : document.createElement(tag);
}

function update(node, { props, children }) {
  const old = node.dixitProps ?? {};
  node.dixitProps = props;
  for (const name of new Set([...Object.keys(old), ...Object.keys(props)])) {
    if (name === "key" || name === "ref") continue;
    if (name.startsWith("on")) listen(node, name.slice(2));
    else if (name === "value" || name === "checked") keepValue(node, name, props[name]);
    else if (old[name] !== props[name]) setAttribute(node, name, props[name]);
  }
  patch(node, children);
  if (!node.dixitSeen) {
    node.dixitSeen = true;
    props.ref?.(node);
  }
}

function listen(node, event) {
  node.dixitEvents ??= new Set();
  if (node.dixitEvents.has(event)) return;
  node.dixitEvents.add(event);
  node.addEventListener(event, (happened) => node.dixitProps[`on${event}`]?.(happened));
}

// Text that is being typed isn't overwritten.
function keepValue(node, name, value) {
  const typing = name === "value" && node instanceof HTMLInputElement && document.activeElement === node;
  if (value !== undefined && node[name] !== value && !typing) node[name] = value;
}

function setAttribute(node, name, value) {
  if (value === false || value === null || value === undefined) node.removeAttribute(name);
  else node.setAttribute(name, value === true ? "" : value);
}
