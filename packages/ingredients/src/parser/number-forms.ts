/** Letters; shorter words have no other forms, so that `oz` and `g` are never read as other words. */
const minWordLength = 3;

/** What a plural ends in, how many letters go, and what takes their place. */
const singularEndings: readonly [ending: RegExp, cut: number, instead: readonly string[]][] = [
  [/ss$/, 0, []],
  [/ies$/, 3, ['y', 'ie']],
  [/ves$/, 3, ['f', 'fe', 've']],
  [/(?:[sxzo]|ch|sh)es$/, 2, ['', 'e']],
  [/s$/, 1, ['']],
  [/e[lr]?n$/, 1, ['']],
];

/**
 * A text itself, then its last word in the plural, or in the singular if it is one: `green onion` and `green onions`.
 * The endings are those that hardly make another word in English or German (`Zwiebel`, `Zwiebeln`); other plurals are
 * names of their own in the catalog.
 * @param text normalised: lower case without accents
 */
export function numberForms(text: string): string[] {
  const word = text.split(/[^a-z]/).at(-1) ?? '';
  if (word.length < minWordLength) return [text];
  const before = text.slice(0, text.length - word.length);
  return [word, ...plurals(word), ...singulars(word)].map((form) => before + form);
}

function plurals(word: string): string[] {
  const german = /e[lr]?$/.test(word) ? [`${word}n`] : [];
  if (/(?:[sxzo]|ch|sh)$/.test(word)) return [`${word}es`, ...(word.endsWith('o') ? [`${word}s`] : [])];
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`];
  if (/(?:[^f]f|fe)$/.test(word)) return [word.replace(/fe?$/, 'ves'), `${word}s`];
  return [`${word}s`, ...german];
}

function singulars(word: string): string[] {
  const [, cut = 0, instead = []] = singularEndings.find(([ending]) => ending.test(word)) ?? [];
  const stem = word.slice(0, word.length - cut);
  return instead.map((letters) => stem + letters);
}
