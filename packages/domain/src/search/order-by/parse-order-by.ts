import { type FilterSchema, findField, type LocatedField } from '../query-filter/index.ts';

/** Which way a list runs. */
export type OrderDirection = 'asc' | 'desc';

/** One key of an order, the most significant first. */
export interface OrderTerm extends LocatedField {
  direction: OrderDirection;
}

/** An order that cannot be used; returned, not thrown. `message` is the text that clients read in `detail`. */
export class OrderByError extends Error {
  override readonly name = 'OrderByError';

  constructor(statement: string, item: string) {
    super(`Invalid order_by statement "${statement}": "${item}" is invalid`);
  }
}

/** More keys than any list has columns to show; bounds the joins that one request can cause. */
const maxTerms = 20;
const attributePath = /^\w+(?:\.\w+)*$/;
const directionPattern = /^(?:asc|desc)$/i;

/**
 * Reads `created_at:desc, user.full_name`: a comma list of dotted attributes, each with its own direction or else
 * `direction`. They are written in snake_case, and by later clients in camelCase, which the contract of 2.0 refuses.
 * Relations and maps cannot be ordered by. The pseudo attribute `random` is the caller's to recognise first.
 */
export function parseOrderBy(
  text: string,
  direction: OrderDirection,
  schema: FilterSchema,
): OrderTerm[] | OrderByError {
  const items = text.split(',').map((item) => item.trim());
  if (items.length > maxTerms) return new OrderByError(text, items[maxTerms] ?? '');
  const terms: OrderTerm[] = [];
  for (const item of items) {
    const term = parseItem(item, direction, schema);
    if (term === null) return new OrderByError(text, item);
    terms.push(term);
  }
  return terms;
}

function parseItem(item: string, direction: OrderDirection, schema: FilterSchema): OrderTerm | null {
  const [attribute = '', ownDirection = direction, ...surplus] = item.split(':').map((part) => part.trim());
  if (surplus.length > 0 || !attributePath.test(attribute) || !directionPattern.test(ownDirection))
    return null;
  const field = findField(schema, attribute);
  if (field === null || field.mapKey !== null) return null;
  return { ...field, direction: ownDirection.toLowerCase() === 'asc' ? 'asc' : 'desc' };
}
