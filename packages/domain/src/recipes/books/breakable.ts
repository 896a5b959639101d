/** Scripts that break between any two letters, or by rules of their own. */
const word =
  /[^\s\u200b\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]{25,}/gu;
const piece = /.{1,10}/gsu;

/** A text whose very long words can be broken, so that none leaves the page. */
function breakable(text: string): string {
  return text.replace(word, (long) => (long.match(piece) ?? []).join('\u200b'));
}

/** The same for all texts of some data. */
export function breakableTexts(value: unknown): unknown {
  if (typeof value === 'string') return breakable(value.toWellFormed());
  if (Array.isArray(value)) return value.map(breakableTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, breakableTexts(one)]));
}
