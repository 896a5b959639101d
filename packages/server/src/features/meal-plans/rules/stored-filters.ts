import { FilterError, type FilterPart, parseFilter } from '@hearth/domain/search/query-filter';
import { ValidationError } from '../../../platform/http/input/validation.ts';
import { isRecipeFilter } from '../../recipes/library/index.ts';

/** The parts of a stored filter; one that can no longer be read has none. */
export function readFilterParts(text: string): FilterPart[] {
  const parsed = text === '' ? null : parseFilter(text);
  return parsed === null || parsed instanceof FilterError ? [] : parsed.parts;
}

/** @throws ValidationError for a filter of recipes that cannot be read */
export function requireFilter(text: string | undefined, now: Date): void {
  if (text === undefined || text === '') return;
  if (isRecipeFilter(text, now)) return;
  throw new ValidationError([
    {
      type: 'value_error',
      loc: ['body', 'queryFilterString'],
      msg: 'Value error, Invalid query filter string',
      input: text,
      ctx: { error: {} },
    },
  ]);
}
