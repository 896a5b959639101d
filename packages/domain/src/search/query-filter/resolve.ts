import { canonicalUuid } from '../../text/slugs/uuid.ts';
import { FilterError, invalidFilter } from './filter-error.ts';
import { parseLenientDate } from './lenient-date.ts';
import { parseRelativeDate } from './relative-date.ts';
import { type FieldType, type FilterSchema, findField, type LocatedField } from './schema.ts';
import { snakeCase } from './snake-path.ts';
import type { FilterComparison, FilterNode, FilterNothing, RelationalOperator } from './syntax.ts';

/**
 * A value in the type of its field: text; number; boolean; canonical UUID; date `YYYY-MM-DD`; date-time
 * `YYYY-MM-DDTHH:MM:SS.ffffffZ` (UTC).
 */
export type ResolvedScalar = string | number | boolean;

/** A comparison that a database can answer. */
export interface ResolvedComparison {
  kind: 'comparison';
  field: LocatedField;
  operator: RelationalOperator;
  /** A list, perhaps empty, for IN, NOT IN and CONTAINS ALL; null for IS and IS NOT; else one value. */
  value: ResolvedScalar | ResolvedScalar[] | null;
}

/** A filter over the columns of a schema. Its depth is at most `maxFilterComparisons`. */
export type ResolvedFilter =
  | { kind: 'and' | 'or'; left: ResolvedFilter; right: ResolvedFilter }
  | ResolvedComparison
  | FilterNothing;

/**
 * Looks up the attributes of a parsed filter in an allow-list and converts its values by the type of their field.
 * `now` completes partial dates, and is what `$NOW-30d` and its like count from. `CONTAINS ALL` needs a way through a to-many relation, `LIKE` a text.
 */
export function resolveFilter(
  node: FilterNode,
  schema: FilterSchema,
  now: Date,
): ResolvedFilter | FilterError {
  if (node.kind === 'nothing') return node;
  if (node.kind === 'comparison') return resolveComparison(node, schema, now);
  const left = resolveFilter(node.left, schema, now);
  if (left instanceof FilterError) return left;
  const right = resolveFilter(node.right, schema, now);
  return right instanceof FilterError ? right : { kind: node.kind, left, right };
}

function resolveComparison(
  { attribute, operator, value }: FilterComparison,
  schema: FilterSchema,
  now: Date,
): ResolvedComparison | FilterError {
  const field = findField(schema, attribute);
  if (field === null) return unknownAttribute(attribute);
  const misuse = operatorMisuse(operator, field);
  if (misuse !== null) return misuse;
  const resolved = Array.isArray(value) ? resolveList(value, field, now) : resolveText(value, field, now);
  return resolved instanceof FilterError
    ? resolved
    : { kind: 'comparison', field, operator, value: resolved };
}

function unknownAttribute(attribute: string): FilterError {
  return new FilterError(`invalid attribute string: '${snakeCase(attribute)}' does not exist on this schema`);
}

function operatorMisuse(operator: RelationalOperator, { type, path }: LocatedField): FilterError | null {
  if ((operator === 'LIKE' || operator === 'NOT LIKE') && type !== 'text') {
    return invalidFilter(`"${operator}" can only be used with string columns`);
  }
  if (operator === 'CONTAINS ALL' && !path.some(({ many }) => many)) {
    return invalidFilter('"CONTAINS ALL" can only be used with attributes of related lists');
  }
  return null;
}

function resolveList(texts: string[], field: LocatedField, now: Date): ResolvedScalar[] | FilterError {
  const values: ResolvedScalar[] = [];
  for (const text of texts) {
    const value = convert(text, field.type, now);
    if (value instanceof FilterError) return value;
    values.push(value);
  }
  return values;
}

function resolveText(
  text: string | null,
  field: LocatedField,
  now: Date,
): ResolvedScalar | null | FilterError {
  return text === null ? null : convert(text, field.type, now);
}

function convert(text: string, type: FieldType, now: Date): ResolvedScalar | FilterError {
  switch (type) {
    case 'text':
      return text;
    case 'boolean':
      return /^(?:[ty]|1$)/i.test(text);
    case 'number':
      return toNumber(text);
    case 'uuid':
      return canonicalUuid(text) ?? invalidFilter(`invalid UUID '${text}'`);
    case 'date':
    case 'datetime':
      return toDate(text, type, now);
  }
}

function toNumber(text: string): number | FilterError {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : invalidFilter(`invalid number '${text}'`);
}

function toDate(text: string, type: 'date' | 'datetime', now: Date): string | FilterError {
  const instant = readRelative(text, now) ?? parseLenientDate(text, now);
  if (instant === null) return invalidFilter(`unknown date or datetime format '${text}'`);
  return type === 'date' ? instant.slice(0, 'YYYY-MM-DD'.length) : instant;
}

function readRelative(text: string, now: Date): string | null {
  const instant = parseRelativeDate(text, now);
  return instant === null ? null : instant.toISOString().replace('Z', '000Z');
}
