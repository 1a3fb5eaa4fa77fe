// Sentences in the player's language. The English sentence is the name of each.

import { SAID } from "/said.js";
import { ofBrowser } from "/store.js";

const FIRST = "en";
const CATEGORIES = ["zero", "one", "two", "few", "many", "other"];

// The own name of each language, by its code.
export const languages = SAID.languages();

let sentences = {};
let current = FIRST;
let counting = null;

export function wishedLanguage() {
  const wishes = [ofBrowser.get("language"), ...navigator.languages.map((name) => name.split("-")[0])];
  return wishes.find((code) => code in languages) ?? FIRST;
}

export function speak(language) {
  sentences = SAID[language]();
  current = language;
  counting = null;
  document.documentElement.lang = language;
}

// The language that somebody has chosen here, whatever the browser speaks.
export const keepLanguage = (language) => ofBrowser.set("language", language);

export const language = () => current;

// Of texts by language: in this one, else in the first one, else in any.
export const inLanguage = (texts) => texts[current] || texts[FIRST] || Object.values(texts).find(Boolean) || "";

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

// The plural forms of a sentence are in the order of Unicode's categories.
function form(number) {
  counting ??= countingIn(current);
  return counting.kinds.indexOf(counting.rules.select(number));
}

function countingIn(language) {
  const rules = new Intl.PluralRules(language);
  const known = rules.resolvedOptions().pluralCategories;
  return { rules, kinds: CATEGORIES.filter((kind) => known.includes(kind)) };
}

export function listed(names) {
  if (names.length < 2) return names.join("");
  return t("%1 and %2", names.slice(0, -1).join(", "), names.at(-1));
}
