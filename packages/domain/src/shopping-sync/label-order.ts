/**
 * The order of a list's labels after somebody has named some of them in theirs: first those, then the others as they
 * stood, for they came to the group when the device did not know of it. Labels that the list does not have are left out.
 */
export function labelOrder(present: readonly string[], named: readonly string[]): string[] {
  const [known, first] = [new Set(present), new Set(named)];
  return [...[...first].filter((id) => known.has(id)), ...present.filter((id) => !first.has(id))];
}
