/** Whether a name is one of those that others have: readers do not tell capitals apart. */
export function isNameTaken(name: string, others: readonly { readonly name: string }[]): boolean {
  const key = buildKey(name);
  return others.some((other) => buildKey(other.name) === key);
}

function buildKey(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}
