import type { CsvField } from '@hearth/domain/imports/csv-fields';
import type { ChosenColumns } from './chosen-columns.ts';
import { splitIngredients } from './split-ingredients.ts';

/** A row, and its number as people count. */
export interface NumberedRow {
  readonly cells: readonly string[];
  readonly number: number;
}

/** The rows that a recipe takes: one, or one for each ingredient; without a name where the first has none. */
export interface RecipeRows {
  readonly name: string;
  readonly rows: readonly NumberedRow[];
}

/** Fields that each row of a recipe has its own of. */
const listed: ReadonlySet<CsvField> = new Set([
  'ingredients',
  'steps',
  'amount',
  'unit',
  'ingredientNote',
  'group',
]);
const scalar: readonly CsvField[] = [
  'description',
  'yield',
  'servings',
  'prepTime',
  'performTime',
  'totalTime',
  'categories',
  'tags',
  'notes',
  'rating',
  'orgURL',
  'source',
  'dateAdded',
  'picture',
];

/**
 * Rows by recipe. A row without a name, or with that of the row above, goes on with the recipe above where it names one
 * ingredient of it; recipes of one name that are whole each stay apart.
 */
export function groupRows(rows: readonly NumberedRow[], columns: ChosenColumns): RecipeRows[] {
  const groups: { name: string; rows: NumberedRow[] }[] = [];
  const [nameColumn = -1] = columns.find('name');
  for (const row of rows) {
    const name = row.cells[nameColumn]?.trim() ?? '';
    const last = groups.at(-1);
    if (last !== undefined && last.name !== '' && goesOn(row, name, last, columns)) last.rows.push(row);
    else groups.push({ name, rows: [row] });
  }
  return groups;
}

function goesOn({ cells }: NumberedRow, name: string, last: RecipeRows, columns: ChosenColumns): boolean {
  if (name !== '' && name !== last.name) return false;
  const hasParts = columns.find('amount').length > 0 || columns.find('unit').length > 0;
  const hasItem = [...listed].some((field) => columns.find(field).some((at) => cells[at]?.trim()));
  const first = last.rows[0]?.cells ?? [];
  if (!hasItem || !namesOne(cells, columns) || !namesOne(first, columns)) return false;
  if (hasParts) return columns.find('ingredients').length === 1;
  const isBare = [...scalar, ...(name === '' ? [] : (['steps'] as const))].every((field) =>
    columns.find(field).every((at) => !cells[at]?.trim()),
  );
  return isBare;
}

/** Whether a row names one ingredient at most. */
function namesOne(cells: readonly string[], columns: ChosenColumns): boolean {
  return columns.find('ingredients').every((at) => splitIngredients(cells[at] ?? '').lines.length <= 1);
}
