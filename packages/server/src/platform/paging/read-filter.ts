import {
  FilterError,
  type FilterSchema,
  parseFilter,
  type ResolvedFilter,
  resolveFilter,
} from '@hearth/domain/search/query-filter';
import { fail } from '../errors/app-error.ts';

/**
 * The `queryFilter` of a list; null without one.
 * @throws AppError `invalidQuery`
 */
export function readFilter(
  text: string | null | undefined,
  schema: FilterSchema,
  now: Date,
): ResolvedFilter | null {
  if (text === null || text === undefined || text === '') return null;
  const parsed = parseFilter(text);
  if (parsed instanceof FilterError) return fail('invalidQuery', { reason: parsed.message });
  const filter = resolveFilter(parsed.root, schema, now);
  return filter instanceof FilterError ? fail('invalidQuery', { reason: filter.message }) : filter;
}
