import { leadingAmount } from '@hearth/ingredients/parser';
import { type MigratedParts, readParts, type WrittenRecipe } from '../migrated-recipe.ts';
import type { ChosenColumns } from './chosen-columns.ts';
import type { NumberedRow } from './group-rows.ts';
import { splitIngredients } from './split-ingredients.ts';
import { splitSteps } from './split-steps.ts';

type Lists = Required<Pick<WrittenRecipe, 'headings' | 'parts' | 'stepHeadings'>> & {
  readonly ingredients: string[];
  readonly steps: string[];
};

/** The ingredients of a recipe's rows, with their groups, and with their parts where columns have these. */
export function readIngredients(
  rows: readonly NumberedRow[],
  columns: ChosenColumns,
): Pick<Lists, 'ingredients' | 'headings' | 'parts'> {
  const ingredients: string[] = [];
  const headings = new Map<number, string>();
  const parts: (MigratedParts | null)[] = [];
  let group = '';
  for (const { cells } of rows) {
    const own =
      columns
        .find('group')
        .map((at) => cells[at]?.trim() ?? '')
        .find(Boolean) ?? '';
    for (const item of readItems(cells, columns)) {
      if (own !== '' && own !== group) headings.set(ingredients.length, own);
      group = own === '' ? group : own;
      for (const [at, heading] of item.headings) headings.set(ingredients.length + at, heading);
      ingredients.push(...item.lines);
      parts.push(...item.lines.map(() => item.parts));
    }
  }
  return { ingredients, headings, parts };
}

interface Item {
  readonly lines: readonly string[];
  readonly headings: ReadonlyMap<number, string>;
  readonly parts: MigratedParts | null;
}

/** The ingredients of a row: those of a cell, or one of each group of counted columns. */
function readItems(cells: readonly string[], columns: ChosenColumns): Item[] {
  const read = (field: 'amount' | 'unit' | 'ingredientNote', index: number) =>
    cells[columns.find(field)[index] ?? -1]?.trim() ?? '';
  const foods = columns.find('ingredients');
  return foods.flatMap((column, index): Item[] => {
    const food = cells[column]?.trim() ?? '';
    const part = {
      amount: read('amount', index),
      unit: read('unit', index),
      note: read('ingredientNote', index),
    };
    if (part.amount === '' && part.unit === '' && part.note === '') {
      const { lines, headings } = splitIngredients(food);
      return lines.length === 0 ? [] : [{ lines, headings, parts: null }];
    }
    return [{ ...joinParts(food, part), headings: new Map() }];
  });
}

function joinParts(
  food: string,
  { amount, unit, note }: { readonly amount: string; readonly unit: string; readonly note: string },
): Pick<Item, 'lines' | 'parts'> {
  const line = [amount, unit, food].filter(Boolean).join(' ');
  const quantity = readAmount(amount);
  return {
    lines: [note === '' ? line : [line, note].filter(Boolean).join(', ')],
    parts: quantity === null ? null : readParts({ quantity, unit, food, note }),
  };
}

/** The number that a cell is, 0 for none; null for a range and for what has words. */
function readAmount(cell: string): number | null {
  if (cell === '') return 0;
  const amount = leadingAmount(cell);
  return amount === null || amount.isRange || amount.rest !== '' || amount.gluedUnit !== ''
    ? null
    : amount.value;
}

/** The steps of a recipe's rows, with their headings. A cell that each row repeats counts once. */
export function readSteps(
  rows: readonly NumberedRow[],
  columns: ChosenColumns,
): Pick<Lists, 'steps' | 'stepHeadings'> {
  const steps: string[] = [];
  const stepHeadings = new Map<number, string>();
  const seen = new Set<string>();
  for (const { cells } of rows) {
    for (const column of columns.find('steps')) {
      const cell = cells[column]?.trim() ?? '';
      if (cell === '' || (rows.length > 1 && seen.has(cell))) continue;
      seen.add(cell);
      const { lines, headings } = splitSteps(cell);
      for (const [at, heading] of headings) stepHeadings.set(steps.length + at, heading);
      steps.push(...lines);
    }
  }
  return { steps, stepHeadings };
}
