import type { Keys } from '../tenancy/row.ts';

/** One value for every column name, in the way that a caller who knows the tables would choose it. */
export interface Addition {
  readonly name: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Names that mean nothing but what their caller says. */
const freeTexts = new Set(['integration_id']);

/**
 * Fields added to bodies: flags switched on and texts written for every column, and ids of what is not the caller's.
 * @param stranger the id of a user who stands in for every id that has no better match
 */
export function listAdditions(
  columns: readonly string[],
  foreign: Keys,
  stranger: string,
): readonly Addition[] {
  const ids = columns.filter((column) => column === 'id' || column.endsWith('_id'));
  const others = columns.filter((column) => !ids.includes(column));
  const references = ids.filter((column) => !freeTexts.has(column));
  return [
    { name: 'flags', fields: buildFields(others, () => true) },
    { name: 'texts', fields: buildFields(others, (column) => `assigned ${column}`) },
    { name: 'ids', fields: buildFields(references, (column) => foreignId(column, foreign) ?? stranger) },
  ];
}

/** Every column as the database writes it and as the contract writes its fields. */
function buildFields(
  columns: readonly string[],
  valueOf: (column: string) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(
    columns.flatMap((column) => [
      [column, valueOf(column)],
      [camelCase(column), valueOf(column)],
    ]),
  );
}

function foreignId(column: string, foreign: Keys): string | undefined {
  const name = camelCase(column);
  return name.endsWith('Id') && name in foreign ? String(Reflect.get(foreign, name)) : undefined;
}

/** A column's name as the contract writes its fields. */
export function camelCase(column: string): string {
  return column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** A document with more fields in each of its objects; fields that an object has already stay as they are. */
export function withFields(document: unknown, fields: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(document)) return document.map((one: unknown) => withFields(one, fields));
  if (typeof document !== 'object' || document === null) return document;
  const own = Object.entries(document).map(([name, value]) => [name, withFields(value, fields)]);
  return { ...fields, ...Object.fromEntries(own) };
}

/** A document without the field at a path, in either writing of its name. */
export function withoutField(document: unknown, [first, ...rest]: readonly (string | number)[]): unknown {
  if (first === undefined || typeof document !== 'object' || document === null) return document;
  if (Array.isArray(document))
    return document.map((one: unknown, at) => (at === first ? withoutField(one, rest) : one));
  const isMeant = (name: string) => camelCase(name) === first;
  const kept = Object.entries(document).filter(([name]) => rest.length > 0 || !isMeant(name));
  return Object.fromEntries(
    kept.map(([name, value]) => [name, isMeant(name) ? withoutField(value, rest) : value]),
  );
}
