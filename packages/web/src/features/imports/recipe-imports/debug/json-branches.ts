/** Whether a value of JSON has parts: an object or a list with something in it. */
export function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

/** The parts of an object or a list by name; entries of a list are numbered from 1, as people count. */
export function listBranches(value: object): [name: string, value: unknown][] {
  const parts = Object.entries(value);
  return Array.isArray(value) ? parts.map(([index, part]) => [String(Number(index) + 1), part]) : parts;
}
