import { type CsvField, csvFields } from '@hearth/domain/imports/csv-fields';
import { readHeading } from './column-words.ts';
import { fitContent, judgeContent } from './column-content.ts';
import { splitIngredients } from './split-ingredients.ts';

/** The name of the column for each field; those without one are left empty. */
export type CsvColumns = Readonly<Partial<Record<CsvField, string | undefined>>>;

/** So many rows are looked at. */
const sampleRows = 40;

interface Candidate {
  readonly field: CsvField;
  readonly column: string;
  readonly score: number;
}

/**
 * The column that each field is probably in: by its heading where the content does not speak against it, else by its
 * content. No column is guessed twice.
 */
export function guessColumns(
  columns: readonly string[],
  rows: readonly (readonly string[])[] = [],
): CsvColumns {
  const cells = columns.map((_, at) =>
    rows
      .slice(0, sampleRows)
      .map((row) => row[at]?.trim() ?? '')
      .filter((cell) => cell !== ''),
  );
  const byHeading = columns.flatMap((column, at): Candidate[] =>
    readHeading(column).map(({ field, score }) => ({
      field,
      column,
      score: score * fitContent(field, cells[at] ?? []),
    })),
  );
  const guess = assign({}, byHeading);
  const byContent = columns.flatMap((column, at): Candidate[] =>
    judgeContent(cells[at] ?? []).map(({ field, score }) => ({ field, column, score })),
  );
  const whole = assign(guess, byContent);
  const find = (field: CsvField) => cells[columns.indexOf(whole[field] ?? '')] ?? [];
  const foods = find('ingredients');
  const isNoteEach = find('notes').length > new Set(find('name')).size && foods.length > 0;
  return withoutLoneParts(
    isNoteEach ? { ...whole, notes: undefined, ingredientNote: whole.notes } : whole,
    foods.filter((cell) => splitIngredients(cell).lines.length > 1).length * 2 < foods.length,
  );
}

function assign(known: CsvColumns, candidates: readonly Candidate[]): CsvColumns {
  const guess: Partial<Record<CsvField, string | undefined>> = { ...known };
  const taken = new Set(Object.values(known));
  const inOrder = candidates
    .filter(({ score }) => score > 0)
    .toSorted(
      (one, other) =>
        other.score - one.score || csvFields.indexOf(one.field) - csvFields.indexOf(other.field),
    );
  for (const { field, column } of inOrder) {
    if (guess[field] !== undefined || taken.has(column)) continue;
    taken.add(column);
    guess[field] = column;
  }
  return guess;
}

/**
 * Amounts and units are those of an ingredient only beside columns of single foods; else a quantity is how much a recipe
 * makes, and a note is one of the recipe. Servings alone are the yield.
 */
function withoutLoneParts(guess: CsvColumns, areSingle: boolean): CsvColumns {
  const { servings, ...fields } = guess;
  const whole = fields.yield === undefined && servings !== undefined ? { ...fields, yield: servings } : guess;
  const { amount, unit, ingredientNote, group: _group, ...others } = whole;
  if (areSingle && (amount !== undefined || unit !== undefined)) return whole;
  return {
    ...others,
    ...(ingredientNote === undefined || others.notes !== undefined ? {} : { notes: ingredientNote }),
    ...(amount === undefined || others.yield !== undefined ? {} : { yield: amount }),
  };
}
