/** Other forms of a word, in English and German. */
export interface WordForms {
  /** Beginnings that are looked for as the word itself is: the word without a last letter that only makes it many. */
  readonly beginnings: readonly string[];
  /** Whole words. */
  readonly words: readonly string[];
}

/** Characters; shorter words have no other forms. */
const shortest = 4;
/** Characters; shorter stems begin unrelated words too. */
const minBeginningLength = 5;

const singulars: readonly [ending: string, instead: readonly string[]][] = [
  ['ies', ['y', 'ie']],
  ['ves', ['f', 'fe']],
  ['es', ['', 'e']],
  ['ss', []],
  ['s', ['']],
  ['n', ['']],
  ['er', ['']],
  ['e', ['']],
];
const plurals = ['s', 'es', 'n', 'en', 'e', 'er'] as const;

/**
 * The singular of a plural and the plurals of a singular, by rules: forms that do not exist match nothing.
 * `word` is normalised, so that umlauts are plain vowels already.
 */
export function wordForms(word: string): WordForms {
  if (word.length < shortest || !/^[a-z]+$/.test(word)) return { beginnings: [], words: [] };
  const [ending, instead] = singulars.find(([one]) => word.endsWith(one)) ?? ['', []];
  const stems = instead.map((letters) => word.slice(0, word.length - ending.length) + letters);
  const all = [...stems, ...plurals.map((letters) => word + letters), ...irregularPlurals(word)];
  const isBeginning = (stem: string) =>
    stem.length >= minBeginningLength &&
    stem.length >= word.length - (ending === 'es' ? 2 : 1) &&
    ending !== 'e';
  return {
    beginnings: [...new Set(stems.filter((stem) => isBeginning(stem) && word.startsWith(stem)))],
    words: [...new Set(all)],
  };
}

function irregularPlurals(word: string): string[] {
  if (word.endsWith('y')) return [`${word.slice(0, -1)}ies`];
  if (word.endsWith('fe')) return [`${word.slice(0, -2)}ves`];
  return word.endsWith('f') ? [`${word.slice(0, -1)}ves`] : [];
}
