/** The query of an address as plain texts: nothing is guessed to be a number or JSON. */
export type PlainSearch = Record<string, string | string[]>;

/** Reads `?a=1&b=x&b=y`; a name that comes more than once is a list. */
export function parsePlainSearch(text: string): PlainSearch {
  const search: PlainSearch = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const before = search[name];
    if (before === undefined) search[name] = value;
    else search[name] = Array.isArray(before) ? [...before, value] : [before, value];
  }
  return search;
}

/** Writes a query; lists are repeated, absent values are left out. */
export function stringifyPlainSearch(search: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    const values: unknown[] = Array.isArray(value) ? value : [value];
    // oxlint-disable-next-line typescript/no-base-to-string -- a query holds texts, numbers and flags
    for (const one of values) if (one !== null && one !== undefined) params.append(name, String(one));
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** One text of a query, the first when there are several. */
export function readText(search: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const value = search[name];
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof first === 'number' || typeof first === 'boolean') return String(first);
  return typeof first === 'string' ? first : undefined;
}

/** All texts of a query under a name. */
export function readTexts(search: Readonly<Record<string, unknown>>, name: string): string[] {
  const value = search[name];
  if (value === undefined || value === null) return [];
  return (Array.isArray(value) ? value : [value]).map(String);
}

/** A switch of a query: `1` and `true` are on. */
export function readFlag(search: Readonly<Record<string, unknown>>, name: string): boolean {
  return ['1', 'true'].includes(readText(search, name) ?? '');
}

/** Only the named texts of a query, for a route's `validateSearch`. */
export function pickTexts<Name extends string>(
  search: Readonly<Record<string, unknown>>,
  ...names: readonly Name[]
): Partial<Record<Name, string>> {
  const picked: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const text = readText(search, name);
    if (text !== undefined) picked[name] = text;
  }
  return picked;
}
