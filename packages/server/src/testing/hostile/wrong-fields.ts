import type * as z from 'zod';

type Path = readonly (string | number)[];

interface Definition {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly shape?: Readonly<Record<string, z.ZodType>>;
}

/** Values of every kind; at most places all but one kind are wrong. */
const values: readonly unknown[] = [
  null,
  0,
  -1,
  1.5,
  1e308,
  '',
  'text',
  'x'.repeat(3000),
  true,
  [],
  {},
  [{}],
  [[]],
  { a: { b: 1 } },
  ['a', 1],
];

/** For places deep inside: one of each kind. */
const fewValues: readonly unknown[] = [null, 1.5, 'text', true, [], {}];

/** Every place of a schema, down to lists inside lists. */
function listPlaces(schema: z.ZodType, above: Path = [], depth = 0): Path[] {
  const definition = schema._zod.def as unknown as Definition;
  if (definition.innerType !== undefined) return listPlaces(definition.innerType, above, depth);
  if (depth > 3) return [above];
  if (definition.type === 'array' && definition.element !== undefined) {
    return [above, ...listPlaces(definition.element, [...above, 0], depth + 1)];
  }
  if (definition.type === 'union') {
    const objects = (definition.options ?? []).filter((option) => option._zod.def.type === 'object');
    return [above, ...objects.flatMap((option) => listPlaces(option, above, depth).slice(1))];
  }
  const fields = Object.entries(definition.shape ?? {});
  return [above, ...fields.flatMap(([name, field]) => listPlaces(field, [...above, name], depth + 1))];
}

/** `document` with each value of every kind at each place of the schema. */
export function* wrongDocuments(schema: z.ZodType, document: unknown): Generator<unknown> {
  for (const place of listPlaces(schema)) {
    for (const value of place.length > 1 ? fewValues : values) yield withValue(document, place, value);
  }
}

function withValue(document: unknown, [first, ...rest]: Path, value: unknown): unknown {
  if (first === undefined) return value;
  if (typeof first === 'number') {
    const list = Array.isArray(document) ? document : [];
    return [withValue(list[0], rest, value), ...list.slice(1)];
  }
  const object = typeof document === 'object' && document !== null ? document : {};
  return { ...object, [first]: withValue(Object(document)[first], rest, value) };
}
