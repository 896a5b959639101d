import { type ApiDocument, resolve, type Schema } from './openapi-document.ts';

/**
 * A schema as the list of JSON kinds that a value may have. References, unions and nullable types all become plain
 * entries of that list, so that two documents written by different generators can be compared.
 */

export type Kind = 'null' | 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object';

export interface Variant {
  readonly kind: Kind;
  /** The only values there are, when there are only some. */
  readonly values: readonly unknown[] | undefined;
  readonly items: Schema;
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
  /** What other properties hold; undefined where nothing is said about them. */
  readonly others: Schema | undefined;
}

/** `any`: nothing is known, every JSON value will do. */
export type Variants = 'any' | readonly Variant[];

export function listVariants(document: ApiDocument, given: Schema): Variants {
  const schema = resolve(document, given);
  const options = readList(schema['anyOf']) ?? readList(schema['oneOf']);
  if (options !== undefined) return union(options.map((option) => listVariants(document, option)));
  const parts = readList(schema['allOf']);
  if (parts !== undefined)
    return listVariants(document, merged(parts.map((part) => resolve(document, part))));
  const kinds = listKinds(schema);
  return kinds === undefined ? 'any' : kinds.map((kind) => variant(kind, schema));
}

/** Kinds of the variants as words, for messages. */
export function inWords(variants: Variants): string {
  return variants === 'any' ? 'any value' : [...new Set(variants.map(({ kind }) => kind))].join(' or ');
}

function readList(value: unknown): readonly Schema[] | undefined {
  return Array.isArray(value) ? (value as readonly Schema[]) : undefined;
}

function union(options: readonly Variants[]): Variants {
  return options.includes('any') ? 'any' : options.flatMap((option) => (option === 'any' ? [] : option));
}

function merged(parts: readonly Schema[]): Schema {
  return {
    ...Object.assign({}, ...parts),
    properties: Object.assign({}, ...parts.map((part) => part['properties'] ?? {})),
    required: parts.flatMap((part) => (part['required'] as string[] | undefined) ?? []),
  };
}

function listKinds(schema: Schema): readonly Kind[] | undefined {
  const type = schema['type'];
  if (Array.isArray(type)) return type as Kind[];
  if (typeof type === 'string') return [type as Kind];
  const values = listValues(schema);
  if (values !== undefined) return [...new Set(values.map(kindOfValue))];
  return schema['properties'] === undefined ? undefined : ['object'];
}

function listValues(schema: Schema): readonly unknown[] | undefined {
  if (Array.isArray(schema['enum'])) return schema['enum'];
  return 'const' in schema ? [schema['const']] : undefined;
}

function kindOfValue(value: unknown): Kind {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : (typeof value as Kind);
}

function variant(kind: Kind, schema: Schema): Variant {
  const others = schema['additionalProperties'];
  return {
    kind,
    values: listValues(schema)?.filter((value) => kindOfValue(value) === kind),
    items: (schema['items'] as Schema | undefined) ?? {},
    properties: (schema['properties'] as Record<string, Schema> | undefined) ?? {},
    required: (schema['required'] as string[] | undefined) ?? [],
    others: typeof others === 'object' ? (others as Schema) : undefined,
  };
}
