import { withoutEmptyRows } from '../../lists/row-moves.ts';
import { type Draft, isEmptyIngredient } from '../../state/draft.ts';
import { buildIngredient, noCreatedEntries } from '../quick/quick-reading.ts';
import { headingRow, type TextRow, withAmounts, withCatalogEntries } from '../quick/quick-rows.ts';
import type { ReadingRow } from './reading-rows.ts';

/** The draft with the rows that were read, amounts switched on. Each keeps the line that it was read from. */
export function withReadRows(draft: Draft, rows: readonly ReadingRow[]): Draft {
  const read = rows.reduce((value, row) => {
    const { quantity, unit, food, note } = row;
    if (row.isHeading) return withHeading(value, row, row.heading ?? row.line);
    const words = buildIngredient({ quantity, unit, food, note, isFoodLikely: false }, noCreatedEntries);
    return withCatalogEntries(value, row, words);
  }, withAmounts(draft));
  const isHeading = (row: (typeof read.recipeIngredient)[number]) =>
    isEmptyIngredient(row) && row.title !== null;
  return { ...read, recipeIngredient: withoutEmptyRows(read.recipeIngredient, isHeading) };
}

/** The draft with a section in the place of a line; the heading above the line stays as one without lines. */
function withHeading(draft: Draft, { id, line }: TextRow, title: string): Draft {
  const recipeIngredient = draft.recipeIngredient.flatMap((row) => {
    if (row.referenceId !== id || row.note !== line) return [row];
    if (row.title !== null) return [{ ...row, note: '', quantity: null }, headingRow(title)];
    return [{ ...headingRow(title), referenceId: id }];
  });
  return { ...draft, recipeIngredient };
}
