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
