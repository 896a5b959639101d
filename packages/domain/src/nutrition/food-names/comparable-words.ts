const irregularForms: ReadonlyMap<string, string> = new Map([
  ['leaves', 'leaf'],
  ['halves', 'half'],
  ['loaves', 'loaf'],
  ['chilies', 'chili'],
  ['chillies', 'chilli'],
]);

/**
 * The words of a name for comparison: lower case, without accents and signs, in the singular. Plurals are taken off by
 * one rule for all words, so that both names of a food become the same even where the singular is no word.
 */
export function comparableWords(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’'`.]/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}%&]+/gu, ' ')
    .trim()
    .split(' ')
    .filter((word) => word !== '')
    .map(singular);
}

function singular(word: string): string {
  const irregular = irregularForms.get(word);
  if (irregular !== undefined) return irregular;
  if (word.length < 4 || /(?:ss|us)$/u.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|ss|x|o)es$/u.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
