export type WrittenUnit = 'year' | 'day' | 'hour' | 'minute' | 'second';

/**
 * A number of units in a language's words: `2 hours`, `2 Stunden`. The number is always written, in Latin digits: a
 * language that says "two hours" in one word would leave a text that nothing reads as a number again.
 *
 * @param count whole and not negative
 * @param language a tag that `Intl` knows
 */
export function writeTimeUnit(count: number, unit: WrittenUnit, language: string): string {
  const format = getFormat(unit, language);
  const text = format.format(count);
  if (text.includes(String(count))) return text;
  // Arabic and Hebrew leave out one and two; the words for two are those for three with another number.
  return count === 2 ? format.format(3).replace('3', '2') : `${count} ${text}`;
}

/** Making one takes a hundred times as long as using it. Languages are those of the contract, so they stay few. */
const formats = new Map<string, Intl.NumberFormat>();

function getFormat(unit: WrittenUnit, language: string): Intl.NumberFormat {
  const key = `${language} ${unit}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    numberingSystem: 'latn',
    useGrouping: false,
  });
  formats.set(key, format);
  return format;
}
