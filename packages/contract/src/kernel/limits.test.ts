import { readFileSync } from 'node:fs';
import type * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { limits } from './limits.ts';
import { operations } from './operations.ts';

interface Definition {
  readonly type: string;
  readonly format?: string;
  readonly checks?: readonly { readonly _zod: { readonly def: { readonly check: string } } }[];
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly in?: z.ZodType;
  readonly out?: z.ZodType;
  readonly valueType?: z.ZodType;
}

/** Formats that name their own length. */
const boundedFormats = new Set(['guid', 'uuid', 'date', 'datetime']);
/** Schemas without content of their own. `unknown` is dropped or bounded by the bytes and the values of its body. */
const scalars = new Set(['number', 'boolean', 'enum', 'literal', 'null', 'undefined', 'file', 'unknown']);

/** The places of a schema where a text, a list or a map may be of any size. */
function unboundedPlaces(schema: z.ZodType, path: string): string[] {
  const definition = schema._zod.def as unknown as Definition;
  const isLimited = definition.checks?.some(({ _zod }) =>
    /^(?:max_length|length_equals)$/.test(_zod.def.check),
  );
  const inner = (next: z.ZodType | undefined, name = '') =>
    next === undefined ? [] : unboundedPlaces(next, `${path}${name}`);
  if (scalars.has(definition.type)) return [];
  switch (definition.type) {
    case 'string':
      return isLimited || boundedFormats.has(definition.format ?? '') ? [] : [path];
    case 'array':
      return [...(isLimited ? [] : [`${path}[]`]), ...inner(definition.element, '[]')];
    case 'record':
      return [
        ...(schema.meta()?.['maxProperties'] === undefined ? [`${path}{}`] : []),
        ...inner(definition.valueType, '{}'),
      ];
    case 'object':
      return Object.entries(definition.shape ?? {}).flatMap(([name, field]) => inner(field, `.${name}`));
    case 'union':
      return (definition.options ?? []).flatMap((option) => inner(option));
    case 'pipe':
      // What becomes a flag is compared with a handful of words.
      return definition.out?._zod.def.type === 'boolean'
        ? []
        : [...inner(definition.in), ...inner(definition.out)];
    case 'transform':
      return [];
    default:
      return definition.innerType === undefined
        ? [`${path} (${definition.type})`]
        : inner(definition.innerType);
  }
}

describe('limits of requests', () => {
  it.each(Object.entries(operations))(
    'every text, list and map that %s takes has a maximum',
    (_name, operation) => {
      const places = (['params', 'query', 'body'] as const).flatMap((part) =>
        unboundedPlaces(operation[part], part),
      );
      expect(places).toEqual([]);
    },
  );

  it('a text, a list and a map without a maximum are found wherever they hide', async () => {
    const { array, object, record, string, union } = await import('zod');
    const text = string();
    const hidden = object({
      a: array(object({ b: text.nullish() })).max(3),
      c: union([string().max(3), array(string().max(3))]),
      d: record(string().max(3), string().max(3)).optional(),
    });
    expect(unboundedPlaces(hidden, 'body')).toEqual(['body.a[].b', 'body.c[]', 'body.d{}']);
  });

  it('the documentation names every limit with its value', () => {
    const page = readFileSync(new URL('../../../../docs/limits.md', import.meta.url), 'utf8');
    const rows = [...page.matchAll(/^\| `(\w+)` \| ([\d,]+) \|/gm)];
    const documented = rows.map(([, name, value]) => [name, Number(value?.replaceAll(',', ''))]);
    expect(Object.fromEntries(documented)).toEqual(limits);
  });
});
