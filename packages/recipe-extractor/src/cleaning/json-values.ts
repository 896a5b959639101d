/** Type guards for values of foreign JSON. */

/** A JSON object: neither null nor a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Null, undefined, an empty string, list or object. */
export function isEmptyValue(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isRecord(value) && Object.keys(value).length === 0;
}

/** The first element of a list, of the list in its first place, and so on; any other value itself. A loop, since lists may nest deeply. */
export function firstElement(value: unknown): unknown {
  let first = value;
  while (Array.isArray(first)) first = first[0];
  return first;
}
