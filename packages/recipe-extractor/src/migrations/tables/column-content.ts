import type { CsvField } from '@hearth/domain/imports/csv-fields';
import { leadingAmount } from '@hearth/ingredients/parser';
import { splitIngredients } from './split-ingredients.ts';

const address = /^https?:\/\/\S/i;
const pictureEnding = /\.(?:jpe?g|png|webp|gif|avif|heic)$/i;
const clock = /^\d{1,2}:\d{2}(?::\d{2})?$/;
const number = /^\d{1,7}(?:[.,]\d{1,4})?$/;
const ratingText = /^(?:[★☆⭐*]{1,5}|\d(?:[.,]\d)?(?:\s?\/\s?\d{1,2})?(?:\s\p{L}{1,12})?)$/u;
const timeFields: ReadonlySet<CsvField> = new Set(['prepTime', 'performTime', 'totalTime']);
const numberFields = /^(?:calories|.*Content|servings)$/;
const maxTimeLength = 60;
const maxNameLength = 120;
/** Texts of this length tell how something is made. */
const minStepsLength = 60;

/** A part between 0 and 1 of the cells. */
function share(cells: readonly string[], holds: (cell: string) => boolean): number {
  return cells.length === 0 ? 0 : cells.filter(holds).length / cells.length;
}

/** How well cells fit a field that the heading names: 0 where they speak against it. */
export function fitContent(field: CsvField, cells: readonly string[]): number {
  if (cells.length === 0) return 0.9;
  const isMostly = (holds: (cell: string) => boolean) => share(cells, holds) >= 0.5;
  if (timeFields.has(field))
    return isMostly((cell) => cell.length <= maxTimeLength && /^[^=+\-\p{N}]*\p{N}|^P/u.test(cell)) ? 1 : 0;
  if (field === 'rating') return isMostly((cell) => ratingText.test(cell)) ? 1 : 0;
  if (numberFields.test(field)) return isMostly((cell) => /\p{N}/u.test(cell) && cell.length <= 60) ? 1 : 0;
  if (field === 'orgURL') return share(cells, (cell) => address.test(cell)) > 0 ? 1 : 0.01;
  if (field === 'notes') return isMostly((cell) => ratingText.test(cell)) ? 0.3 : 1;
  if (field === 'source') return isMostly((cell) => !address.test(cell)) ? 1 : 0;
  if (field === 'steps')
    return isMostly((cell) => /\p{L}/u.test(cell) && !clock.test(cell) && !isShortTime(cell)) ? 1 : 0;
  if (field === 'unit') return isMostly((cell) => cell.length <= 25) ? 1 : 0;
  if (field === 'amount') return isMostly((cell) => cell.length <= 25 && /\p{N}/u.test(cell)) ? 1 : 0;
  if (field === 'cuisine' || field === 'group' || field === 'favorite')
    return isMostly((cell) => cell.length <= 80) ? 1 : 0;
  return 1;
}

function isShortTime(cell: string): boolean {
  return /^\p{N}{1,4}\s*\p{L}{0,8}\.?$/u.test(cell);
}

/** What cells probably hold where no heading says it. */
export function judgeContent(
  cells: readonly string[],
): readonly { readonly field: CsvField; readonly score: number }[] {
  if (cells.length === 0) return [];
  const averageLength = cells.reduce((sum, cell) => sum + cell.length, 0) / cells.length;
  const areIngredients = share(cells, listsIngredients);
  const areAddresses = share(cells, (cell) => address.test(cell));
  const arePictures = share(cells, isPictureAddress);
  const areSentences = share(cells, (cell) => /\p{L}[.!。]$/u.test(cell));
  const isWords = share(
    cells,
    (cell) =>
      cell.length <= maxNameLength &&
      /\p{L}/u.test(cell) &&
      !/[\n|;]|https?:/i.test(cell) &&
      !/^\P{L}*\p{N}/u.test(cell),
  );
  const found: { field: CsvField; score: number }[] = [
    { field: 'picture', score: arePictures >= 0.5 ? 0.6 : 0 },
    { field: 'orgURL', score: areAddresses >= 0.5 ? 0.5 : 0 },
    { field: 'totalTime', score: share(cells, isTime) >= 0.6 ? 0.45 : 0 },
    { field: 'ingredients', score: areIngredients >= 0.5 ? 0.4 + areIngredients / 10 : 0 },
    {
      field: 'steps',
      score:
        (averageLength >= minStepsLength || areSentences >= 0.5) && areIngredients < 0.5 && areAddresses < 0.5
          ? 0.4
          : 0,
    },
    {
      field: 'name',
      score:
        isWords >= 0.7 && averageLength < minStepsLength && new Set(cells).size > cells.length / 2 ? 0.3 : 0,
    },
  ];
  return found.filter(({ score }) => score > 0);
}

function isPictureAddress(cell: string): boolean {
  const [path = ''] = cell.split(/[?#]/, 1);
  return address.test(cell) && !/\s/.test(cell) && pictureEnding.test(path);
}

function isTime(cell: string): boolean {
  return clock.test(cell) || /^\p{N}{1,4}\s*(?:min|mins|minutes|minuten|h|std)\b/iu.test(cell);
}

/** Whether a cell lists several things, most of them with an amount, or is a number of no such list. */
function listsIngredients(cell: string): boolean {
  if (number.test(cell)) return false;
  const { lines } = splitIngredients(cell);
  const amounts = lines.filter((line) => leadingAmount(line) !== null && line.length <= 100).length;
  return lines.length > 1
    ? amounts * 2 >= lines.length
    : amounts === 1 && /^\P{L}+\p{L}+\s+\p{L}/u.test(cell) && !isTime(cell);
}
