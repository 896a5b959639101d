import { buildIngredient, noCreatedEntries } from '../quick/quick-reading.ts';
import { withAmounts, withCatalogEntries } from '../quick/quick-rows.ts';
import type { Draft } from '../../state/draft.ts';
import type { ReadingRow } from './reading-rows.ts';

/** The draft with the rows that were read, amounts switched on. Each keeps the line that it was read from. */
export function withReadRows(draft: Draft, rows: readonly ReadingRow[]): Draft {
  return rows.reduce((value, row) => {
    const { quantity, unit, food, note } = row;
    const words = buildIngredient({ quantity, unit, food, note, isFoodLikely: false }, noCreatedEntries);
    return withCatalogEntries(value, row, { ...words, originalText: row.line.trim() });
  }, withAmounts(draft));
}
