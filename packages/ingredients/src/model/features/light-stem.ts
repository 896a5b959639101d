const minStemLength = 3;

/** Endings that a light stemmer takes off, longest first, and what takes their place. */
const endings: readonly (readonly [ending: string, instead: string])[] = [
  ['nesses', ''],
  ['ness', ''],
  ['ings', ''],
  ['edly', ''],
  ['ied', 'y'],
  ['ies', 'y'],
  ['ing', ''],
  ['est', ''],
  ['ed', ''],
  ['er', ''],
  ['ly', ''],
  ['es', ''],
  ['s', ''],
  ['e', ''],
  ['y', ''],
];

/** An English word without its commonest endings, so that `chopped`, `chopping` and `chop` share a form. */
export function lightStem(word: string): string {
  for (const [ending, instead] of endings) {
    const stem = word.length - ending.length;
    if (stem < minStemLength || !word.endsWith(ending)) continue;
    return undoubled(word.slice(0, stem) + instead);
  }
  return word;
}

function undoubled(stem: string): string {
  const last = stem.at(-1) ?? '';
  const isDoubled = stem.length > minStemLength && last === stem.at(-2) && /[bdfglmnprt]/.test(last);
  return isDoubled ? stem.slice(0, -1) : stem;
}
