import type { RecipeIngredient } from '@hearth/contract/index';
import { isTextAlone, withoutTextCount } from '@hearth/domain/ingredients/display';
import { withPastedRows } from '../../lists/pasted-rows.ts';
import { buildIngredient, noCreatedEntries, type QuickReading } from './quick-reading.ts';
import { blankIngredient, defaultSettings, type Draft, isEmptyIngredient } from '../../state/draft.ts';

/** An open section: its heading over a row that waits for the next line. */
export function headingRow(title: string): RecipeIngredient {
  return { ...blankIngredient(), title };
}

/** The draft with another ingredient at the end. An empty last row gives it its place, and its heading if it has none. */
export function withIngredient(draft: Draft, row: RecipeIngredient): Draft {
  const rows = draft.recipeIngredient;
  const last = rows.at(-1);
  const isWaiting = last !== undefined && isEmptyIngredient(last);
  const recipeIngredient = isWaiting ? withPastedRows(rows, rows.length - 1, [row]) : [...rows, row];
  return { ...draft, recipeIngredient };
}

/** Whether amounts may be switched on without a word: nothing would look different. */
export function mayTurnAmountsOn({ recipeIngredient }: Draft): boolean {
  return recipeIngredient.every(isEmptyIngredient);
}

/** The draft with amounts on. Text rows stay text: the amount 1 of such a row counts its text and is removed. */
export function withAmounts(draft: Draft): Draft {
  const settings = { ...(draft.settings ?? defaultSettings), disableAmount: false };
  return { ...draft, settings, recipeIngredient: draft.recipeIngredient.map(withoutTextCount) };
}

/** A row by its id, with the text that it was read from. */
export interface TextRow {
  id: string;
  line: string;
}

/** The rows that are text alone. */
export function freeTextRows(rows: readonly RecipeIngredient[]): TextRow[] {
  return rows.filter(isTextAlone).map(({ referenceId: id, note }) => ({ id, line: note ?? '' }));
}

/** The draft with the readings of rows in their order. */
export function withReadings(
  draft: Draft,
  rows: readonly TextRow[],
  readings: readonly QuickReading[],
): Draft {
  return rows.reduce((value, row, index) => {
    const reading = readings[index];
    if (reading === undefined) return value;
    return withCatalogEntries(value, row, buildIngredient(reading, noCreatedEntries));
  }, draft);
}

/**
 * The draft with the parsed ingredient of a line in its row, which keeps the words of the line, unless the user edited
 * the row meanwhile.
 */
export function withCatalogEntries(
  draft: Draft,
  { id, line }: TextRow,
  words: Partial<RecipeIngredient>,
): Draft {
  const isMeant = (row: RecipeIngredient) => row.referenceId === id && row.note === line;
  if (!draft.recipeIngredient.some(isMeant)) return draft;
  return {
    ...draft,
    recipeIngredient: draft.recipeIngredient.map((row) =>
      isMeant(row) ? { ...row, ...words, originalText: line.trim() } : row,
    ),
  };
}
