/** A page's copies for small and large screens, or for print, repeat whole lists. */

/** The list once, when it consists of two or more copies of itself. */
export function withoutCopies<T>(list: readonly T[], keyOf: (item: T) => string): T[] {
  const keys = list.map(keyOf);
  for (const copies of [2, 3, 4]) {
    const length = list.length / copies;
    if (length < 2 || !Number.isInteger(length)) continue;
    if (keys.every((key, index) => key === keys[index % length])) return list.slice(0, length);
  }
  return [...list];
}

/** Share of the words that two lines have in common when only amount and unit differ. */
const minLikeness = 0.6;
/** Fewer lines may be alike by chance. */
const minPairs = 4;

/** How many lines there are without a second copy of the list in other units, such as a tab with ounces after one with grams. */
export function lengthWithoutUnitCopy(lines: readonly string[]): number {
  const half = lines.length / 2;
  if (half < minPairs || !Number.isInteger(half)) return lines.length;
  const isCopy = lines.slice(0, half).every((line, index) => isSameFood(line, lines[half + index] ?? ''));
  return isCopy ? half : lines.length;
}

function isSameFood(a: string, b: string): boolean {
  const [first, second] = [foodWords(a), foodWords(b)];
  let shared = 0;
  for (const word of first) if (second.has(word)) shared += 1;
  return shared > 0 && (2 * shared) / (first.size + second.size) >= minLikeness;
}

/** Words that stand by themselves: `300g`, `1/2` and `oz` say how much, not of what. */
function foodWords(line: string): Set<string> {
  return new Set(line.toLowerCase().match(/(?<![\p{L}\d])\p{L}{3,}/gu) ?? []);
}
