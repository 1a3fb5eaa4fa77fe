// Sentences in the player's language. The English sentence is the name of each.

import { SAID } from "/said.js";
import { ofBrowser } from "/store.js";

const FIRST = "en";
const CATEGORIES = ["zero", "one", "two", "few", "many", "other"];

// The own name of each language, by its code.
export const languages = SAID.languages();

let current = FIRST;

// What is said in each language, and how it counts: read when it is spoken first.
const spoken = {};

function spokenIn(language) {
  return (spoken[language] ??= { sentences: SAID[language](), form: formsIn(language) });
}

// A sentence that a language lacks is said in the first one.
function said(key) {
  const own = spokenIn(current);
  return key in own.sentences ? own : spokenIn(FIRST);
}

export function wishedLanguage() {
  const wishes = [ofBrowser.get("language"), ...navigator.languages.map((name) => name.split("-")[0])];
  return wishes.find((code) => code in languages) ?? FIRST;
}

export function speak(language) {
  current = language;
  document.documentElement.lang = language;
}

// The language that somebody has chosen here, whatever the browser speaks.
export const keepLanguage = (language) => ofBrowser.set("language", language);

export const language = () => current;

// Of texts by language: in this one, else in the first one, else in any.
export const inLanguage = (texts) => texts[current] || texts[FIRST] || Object.values(texts).find(Boolean) || "";

// `t("%1 is back.", "Ann")`; a sentence with a number has one form for each kind of number.
export function t(sentence, ...values) {
  return filled(said(sentence).sentences[sentence] ?? sentence, values);
}

export function n(sentence, number, ...values) {
  const { sentences, form } = said(sentence);
  return filled(sentences[sentence]?.[form(number)] ?? sentence, values).replaceAll("%n", String(number));
}

// A sentence for a code of the protocol; nothing when there is none.
export function ofCode(kind, code, ...values) {
  const key = `${kind}:${code}`;
  const sentence = said(key).sentences[key];
  return sentence === undefined ? "" : filled(sentence, values);
}

function filled(text, values) {
  return values.reduce((words, value, place) => words.replaceAll(`%${place + 1}`, () => String(value)), text);
}

// The plural forms of a sentence are in the order of Unicode's categories.
function formsIn(language) {
  const rules = new Intl.PluralRules(language);
  const known = rules.resolvedOptions().pluralCategories;
  const kinds = CATEGORIES.filter((kind) => known.includes(kind));
  return (number) => kinds.indexOf(rules.select(number));
}

export function listed(names) {
  if (names.length < 2) return names.join("");
  return t("%1 and %2", names.slice(0, -1).join(", "), names.at(-1));
}
