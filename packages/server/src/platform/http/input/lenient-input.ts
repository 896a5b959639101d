import type * as z from 'zod';
import { storedInstantFromText } from '../../db/values/stored-instant.ts';

/**
 * Deviations of clients that are corrected before validation, guided by the schema: snake_case instead of
 * camelCase keys, numbers and booleans sent as text, ids without dashes, one value instead of a list. A value
 * that cannot be corrected passes unchanged, so that validation reports it.
 */
export type LenientReader = (value: unknown) => unknown;

const same: LenientReader = (value) => value;

/** The reader for the query of a URL, where a list with one entry looks like a single value. */
export function lenientQueryReader(schema: z.ZodType): LenientReader {
  const read = lenientReader(schema);
  const shape = (schema._zod.def as unknown as Definition).shape ?? {};
  const lists = Object.keys(shape).filter((name) => isList(shape[name]));
  return (value) => {
    const query = read(value);
    if (typeof query !== 'object' || query === null) return query;
    const fields = query as Record<string, unknown>;
    for (const name of lists) if (typeof fields[name] === 'string') fields[name] = [fields[name]];
    return fields;
  };
}

function isList(schema: z.ZodType | undefined): boolean {
  if (schema === undefined) return false;
  const { type, innerType } = schema._zod.def as unknown as Definition;
  return type === 'array' || isList(innerType);
}

/** The reader for a schema; built once per operation. */
export function lenientReader(schema: z.ZodType): LenientReader {
  const meta: Record<string, unknown> = schema.meta() ?? {};
  const read = readerByType(schema, meta);
  if (meta['noneIsNull'] === true) return (value) => (value === 'None' ? null : read(value));
  if (meta['emptyIsNull'] !== true) return read;
  return (value) => (value === '' ? null : read(value));
}

interface Definition {
  readonly type: string;
  readonly format?: string;
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly discriminator?: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly values?: readonly unknown[];
}

function readerByType(schema: z.ZodType, meta: Record<string, unknown>): LenientReader {
  const definition = schema._zod.def as unknown as Definition;
  if (definition.innerType !== undefined) return passingNothing(lenientReader(definition.innerType));
  switch (definition.type) {
    case 'string':
      return stringReader(definition.format, meta['acceptsNumber'] === true);
    case 'number':
      return readNumber;
    case 'boolean':
      return readBoolean;
    case 'array':
      return definition.element === undefined
        ? same
        : arrayReader(lenientReader(definition.element), readMaxLength(schema));
    case 'object':
      return objectReader(definition.shape ?? {}, meta['emptyIdIsNull'] === true);
    case 'union':
      return definition.discriminator === undefined
        ? unionReader(definition.options ?? [])
        : kindReader(definition.options ?? [], definition.discriminator);
    case 'record':
      return meta['acceptsScalars'] === true ? readScalarMap : same;
    default:
      return same;
  }
}

function passingNothing(read: LenientReader): LenientReader {
  return (value) => (value === null || value === undefined ? value : read(value));
}

function stringReader(format: string | undefined, acceptsNumber: boolean): LenientReader {
  if (format === 'guid') return readUuid;
  if (format === 'datetime') return readInstant;
  if (format === 'date') return readDate;
  if (acceptsNumber) return (value) => (Number.isFinite(value) ? String(value) : value);
  return same;
}

const bareUuid = /^[0-9a-f]{32}$/i;

function readUuid(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.toLowerCase();
  if (!bareUuid.test(text)) return text;
  return `${text.slice(0, 8)}-${text.slice(8, 12)}-${text.slice(12, 16)}-${text.slice(16, 20)}-${text.slice(20)}`;
}

function readInstant(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const withTime = /^\d{4}-\d\d-\d\d$/.test(value) ? `${value}T00:00:00Z` : value;
  return storedInstantFromText(withTime) ?? value;
}

function readDate(value: unknown): unknown {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? value.slice(0, 10) : value;
}

function readNumber(value: unknown): unknown {
  const one = getLast(value);
  if (typeof one !== 'string' || one.trim() === '' || one.length > 40) return one;
  const number = Number(one);
  return Number.isFinite(number) ? number : one;
}

const truths = new Set(['true', '1', 'on', 't', 'y', 'yes']);
const falsehoods = new Set(['false', '0', 'off', 'f', 'n', 'no']);

function readBoolean(value: unknown): unknown {
  const one = getLast(value);
  if (one === 1) return true;
  if (one === 0) return false;
  if (typeof one !== 'string') return one;
  const text = one.toLowerCase();
  if (truths.has(text)) return true;
  return falsehoods.has(text) ? false : one;
}

/** The last value of a repeated query parameter that is not a list. */
function getLast(value: unknown): unknown {
  return Array.isArray(value) ? value.at(-1) : value;
}

/** Reads one entry more than allowed: enough for validation to reject the list, whatever its length. */
function arrayReader(read: LenientReader, maxLength: number): LenientReader {
  return (value) => (Array.isArray(value) ? value.slice(0, maxLength + 1).map(read) : value);
}

function readMaxLength(schema: z.ZodType): number {
  const { maximum }: { maximum?: number } = schema._zod.bag;
  return maximum ?? Number.POSITIVE_INFINITY;
}

function unionReader(options: readonly z.ZodType[]): LenientReader {
  const objectOption = options.find((option) => option._zod.def.type === 'object');
  if (objectOption === undefined) return same;
  const read = lenientReader(objectOption);
  return (value) => (typeof value === 'object' && value !== null ? read(value) : value);
}

/** Reads an object as the option of its kind; one of an unknown kind passes unchanged. */
function kindReader(options: readonly z.ZodType[], discriminator: string): LenientReader {
  const readers = new Map(
    options.flatMap((option) => {
      const read = lenientReader(option);
      return listValues(option, discriminator).map((value): [unknown, LenientReader] => [value, read]);
    }),
  );
  const spellings = [discriminator, snakeCase(discriminator)];
  return (value) => {
    if (typeof value !== 'object' || value === null) return value;
    const source = value as Record<string, unknown>;
    const spelling = spellings.find((candidate) => Object.hasOwn(source, candidate)) ?? discriminator;
    return readers.get(source[spelling])?.(value) ?? value;
  };
}

/** The values of the discriminator that choose an option. */
function listValues(option: z.ZodType, discriminator: string): readonly unknown[] {
  const { shape } = option._zod.def as unknown as Definition;
  const field = shape?.[discriminator]?._zod.def as unknown as Definition | undefined;
  return field?.values ?? [];
}

function objectReader(shape: Readonly<Record<string, z.ZodType>>, emptyIdIsNull: boolean): LenientReader {
  const fields = Object.entries(shape).map(([name, schema]) => ({
    name,
    spellings: [...new Set([name, snakeCase(name)])],
    read: lenientReader(schema),
  }));
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const source = value as Record<string, unknown>;
    const result: Record<string, unknown> = {};
    for (const { name, spellings, read } of fields) {
      const spelling = spellings.find((candidate) => Object.hasOwn(source, candidate));
      if (spelling !== undefined) result[name] = read(source[spelling]);
    }
    if (emptyIdIsNull && result['id'] === '') result['id'] = null;
    return result;
  };
}

/** `recipeYield` → `recipe_yield`, `orgURL` → `org_url`. */
function snakeCase(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
}

function readScalarMap(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, one]): [string, unknown] => [key, scalarText(one)]);
  return Object.fromEntries(entries);
}

function scalarText(value: unknown): unknown {
  return Number.isFinite(value) || typeof value === 'boolean' ? String(value) : value;
}
