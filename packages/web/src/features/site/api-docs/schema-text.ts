import type { OpenApi, Schema } from './openapi.ts';

/** The target of a reference, and its name. */
function resolveSchema(document: OpenApi, schema: Schema): { schema: Schema; name: string | null } {
  const name = schema.$ref?.split('/').at(-1) ?? null;
  if (name === null) return { schema, name };
  return { schema: document.components?.schemas?.[name] ?? {}, name };
}

/** A type in few words: `string (uuid)`, `Recipe[]`, `"asc" | "desc"`, `integer | null`. */
export function typeText(schema: Schema): string {
  const name = schema.$ref?.split('/').at(-1);
  if (name !== undefined) return name;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const parts = schema.anyOf ?? schema.oneOf;
  if (parts !== undefined) return [...new Set(parts.map(typeText))].join(' | ');
  if (schema.allOf !== undefined) return schema.allOf.map(typeText).join(' & ');
  if (schema.items !== undefined) return listText(typeText(schema.items));
  return plainText(schema);
}

function listText(item: string): string {
  return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
}

function plainText(schema: Schema): string {
  const types = Array.isArray(schema.type) ? schema.type : [schema.type ?? 'any'];
  const text = types.join(' | ');
  return schema.format === undefined ? text : `${text} (${schema.format})`;
}

/** Limits and default of a value, such as `≥ 1`, `= 50`. */
export function limitsText(schema: Schema): string {
  const limits = [
    schema.minimum === undefined ? '' : `≥ ${schema.minimum}`,
    schema.maximum === undefined ? '' : `≤ ${schema.maximum}`,
    schema.minLength === undefined ? '' : `length ≥ ${schema.minLength}`,
    schema.maxLength === undefined ? '' : `length ≤ ${schema.maxLength}`,
    schema.default === undefined ? '' : `= ${JSON.stringify(schema.default)}`,
  ];
  return limits.filter(Boolean).join(', ');
}

/** The object whose fields are worth listing: through references, lists and "or nothing". */
export function findFields(document: OpenApi, given: Schema, depth = 0): Schema | null {
  if (depth > 8) return null;
  const { schema } = resolveSchema(document, given);
  if (schema.properties !== undefined) return schema;
  if (schema.items !== undefined) return findFields(document, schema.items, depth + 1);
  const parts = (schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []).filter((part) => part.type !== 'null');
  for (const part of parts) {
    const fields = findFields(document, part, depth + 1);
    if (fields !== null) return fields;
  }
  return null;
}

const maxDepth = 3;
const samples: Record<string, unknown> = {
  uuid: '00000000-0000-0000-0000-000000000000',
  date: '2026-01-31',
  'date-time': '2026-01-31T12:00:00Z',
  email: 'cook@example.com',
  uri: 'https://example.com',
};

/** An example of a value, as a start for trying a call: required fields only, not deep. */
export function buildExample(document: OpenApi, given: Schema, depth = 0): unknown {
  const { schema } = resolveSchema(document, given);
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const part = (schema.anyOf ?? schema.oneOf ?? schema.allOf)?.[0];
  if (part !== undefined) return buildExample(document, part, depth);
  if (schema.items !== undefined)
    return depth > maxDepth ? [] : [buildExample(document, schema.items, depth + 1)];
  if (schema.properties !== undefined) return exampleObject(document, schema, depth);
  return plainExample(schema);
}

function exampleObject(document: OpenApi, schema: Schema, depth: number): object {
  if (depth > maxDepth) return {};
  const required = new Set(schema.required ?? []);
  const fields = Object.entries(schema.properties ?? {}).filter(([name]) => required.has(name));
  return Object.fromEntries(fields.map(([name, field]) => [name, buildExample(document, field, depth + 1)]));
}

function plainExample(schema: Schema): unknown {
  const [type] = Array.isArray(schema.type) ? schema.type : [schema.type];
  if (type === 'integer' || type === 'number') return schema.minimum ?? 0;
  if (type === 'boolean') return false;
  if (type === 'null') return null;
  if (type === 'array') return [];
  if (type === 'object') return {};
  return samples[schema.format ?? ''] ?? 'text';
}
