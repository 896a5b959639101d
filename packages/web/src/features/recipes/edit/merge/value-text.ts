/** Texts for values that are no user text. */
export interface ValueWords {
  yes: string;
  no: string;
  number: (value: number) => string;
}

/** A value of a recipe as a text that people can read; '' for nothing. */
export function textOfValue(value: unknown, words: ValueWords): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return words.number(value);
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value)) return value.map((one) => textOfValue(one, words)).join('\n');
  return textOfObject(value, words);
}

/** An ingredient as its line, a step or note as its texts, a unit or food as its name. */
function textOfObject(value: object, words: ValueWords): string {
  const members = new Map<string, unknown>(Object.entries(value));
  const texts = (...names: readonly string[]) =>
    names.map((name) => textOfValue(members.get(name), words)).filter((text) => text !== '');
  if (members.has('referenceId')) {
    const line = texts('quantity', 'unit', 'food', 'note').join(' ');
    return line === '' ? texts('display').join('') : line;
  }
  if (members.has('text')) return texts('title', 'summary', 'text').join('\n');
  if (members.has('name')) return texts('name').join('');
  return JSON.stringify(value);
}
