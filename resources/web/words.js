// Sentences in the player's language. The English sentence is the name of each.

const LANGUAGES = ["en", "ru"];
let sentences = {};
let current = "en";

export function wishedLanguage() {
  const kept = localStorage.getItem("language");
  if (LANGUAGES.includes(kept)) return kept;
  return navigator.languages.some((name) => name.startsWith("ru")) ? "ru" : "en";
}

export async function speak(language) {
  const answer = await fetch(`/words/${language}.json`);
  sentences = await answer.json();
  current = language;
  document.documentElement.lang = language;
  localStorage.setItem("language", language);
}

export const language = () => current;

// `t("%1 is back.", "Ann")`; a sentence with a number has one form for each kind of number.
export function t(sentence, ...values) {
  return filled(sentences[sentence] ?? sentence, values);
}

export function n(sentence, number, ...values) {
  const forms = sentences[sentence];
  return filled(forms ? forms[form(number)] : sentence, values).replaceAll("%n", String(number));
}

// A sentence for a code of the protocol; nothing when there is none.
export function ofCode(kind, code, ...values) {
  const sentence = sentences[`${kind}:${code}`];
  return sentence === undefined ? "" : filled(sentence, values);
}

function filled(text, values) {
  return values.reduce((words, value, place) => words.replaceAll(`%${place + 1}`, () => String(value)), text);
}

function form(number) {
  if (current === "en") return number === 1 ? 0 : 1;
  const [last, tens] = [number % 10, number % 100];
  if (last === 1 && tens !== 11) return 0;
  return last >= 2 && last <= 4 && (tens < 12 || tens > 14) ? 1 : 2;
}

export function listed(names) {
  if (names.length < 2) return names.join("");
  return t("%1 and %2", names.slice(0, -1).join(", "), names.at(-1));
}
