/** A value of the query string; lists are repeated, null and undefined are dropped. */
export type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[];

/** `?a=1&b=x&b=y`, or nothing when no value is left. */
export function queryText(query: Readonly<Record<string, QueryValue>> = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const values = Array.isArray(value) ? value : [value];
    for (const one of values) if (one !== null && one !== undefined) params.append(name, String(one));
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
