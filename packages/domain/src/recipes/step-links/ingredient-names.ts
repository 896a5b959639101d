import { weakWords } from './stop-words.ts';
import { splitWords } from './step-words.ts';

/** The words of a name as they are compared. */
export interface Name {
  readonly words: readonly string[];
  /** The word that says what it is: `paste` of `tomato paste`, `huile` of `huile d’olive`. */
  readonly head: string;
}

/** Where the name of a food ends in a line, and something else is said of it. */
const end = /[,;(]|\s(?:for|to|as|with|zum|zur|für|mit|nach|pour|avec|para|con)\s/iu;
/** `2 (15-oz) cans beans` */
const brackets = /\([^()]*\)/g;
/** Between the foods of a line: `salt and pepper`. */
const joinPattern = /\s(?:and|or|und|oder|et|ou|y|o|e)\s|[&/]/iu;
/** Languages with such words put what a food is before its kind. */
const headFirst = /(?:^|\s)(?:de|du|d|di|del|della)[\s’']/iu;

/** Whether the head of a name is its first word in the language of these texts. */
export function isHeadFirst(texts: readonly string[]): boolean {
  return texts.some((text) => headFirst.test(text));
}

/**
 * The names in a text: of the food before what is said of it, and of each food where there are several.
 */
export function listNames(text: string, headFirst: boolean): Name[] {
  const food = text.replaceAll(brackets, ' ').split(end, 1)[0] ?? '';
  const several = text.split(',').map(wordsIn);
  const listed = several.every(({ length }) => length === 1) ? text.split(',') : [];
  const parts = food.split(joinPattern);
  const names = [food, ...(parts.length > 1 ? parts : []), ...listed].map((part) =>
    buildName(part, headFirst),
  );
  return names.filter(({ words }) => words.some((word) => !weakWords.has(word)));
}

function wordsIn(text: string): string[] {
  return splitWords(text, 0).map(({ bare }) => bare);
}

function buildName(text: string, headFirst: boolean): Name {
  const words = wordsIn(text);
  const strong = words.filter((word) => !weakWords.has(word));
  return { words, head: (headFirst ? strong[0] : strong.at(-1)) ?? '' };
}
