import type { IngredientFood, IngredientUnit, ParsedIngredient } from '@hearth/contract/index';
import { findHeading, readHeadings } from '@hearth/domain/recipes/headings';
import { chooseBand, highAbove } from '../../../../catalog/ingredient-parser/index.ts';
import { plainText } from '../../../../../ui/text/plain-text.ts';
import { getName, type ParsedEntry, toParsedEntry } from '../quick/quick-reading.ts';
import type { TextRow } from '../quick/quick-rows.ts';

/** A line of the recipe as it was read, and as the user corrects it. */
export interface ReadingRow extends TextRow {
  /** Percent of such lines that are read right; null where the parser cannot tell. */
  readonly confidence: number | null;
  /** The section that the line may begin. */
  readonly heading: string | null;
  /** Whether it begins the section, and is no ingredient. */
  readonly isHeading: boolean;
  readonly quantity: number | null;
  readonly unit: ParsedEntry<IngredientUnit>;
  readonly food: ParsedEntry<IngredientFood>;
  readonly note: string;
  /** The text that named no food, empty where it named one, and the note, both as they were read. */
  readonly read: { readonly food: string; readonly note: string };
  /** Words that are moved to the note and not to be learned as preparations. */
  readonly refused: readonly string[];
  readonly unitOffers: ParsedIngredient['offers']['units'];
  readonly foodOffers: ParsedIngredient['offers']['foods'];
  /** Whether an unknown unit or food is to be created; else its text goes to the note. */
  readonly createsUnit: boolean;
  readonly createsFood: boolean;
  /** Whether the user has changed it: the change teaches the next line. */
  readonly isTouched: boolean;
  /** Whether it stood among the lines to check when they were read, so that it does not jump away while it is mended. */
  readonly isDoubtful: boolean;
}

/** The parts of a row that a person changes. */
export type RowChange = Partial<
  Pick<
    ReadingRow,
    'isHeading' | 'quantity' | 'unit' | 'food' | 'note' | 'refused' | 'createsUnit' | 'createsFood'
  >
>;

/** The questions about a line as a parser has read it. */
export interface ReadLine {
  readonly confidence: Pick<ParsedIngredient['confidence'], 'average'>;
  readonly ingredient: Pick<ParsedIngredient['ingredient'], 'quantity' | 'unit' | 'food' | 'note'>;
  readonly offers: ParsedIngredient['offers'];
}

/** A line that is read right in more than so many percent of cases needs no check. */
export const sureAbove = highAbove;

/** Whether a line that is read right in so many percent of cases needs no check. */
export function isSure(percent: number | null): boolean {
  return chooseBand(percent === null ? null : percent / 100) === 'high';
}

/** The rows of lines that were read, those to check first. */
export function buildRows(texts: readonly TextRow[], parsed: readonly ReadLine[]): ReadingRow[] {
  const headings = readHeadings(texts.map(({ line }) => line));
  const rows = texts.flatMap((text, at) => {
    const one = parsed[at];
    const isHeading = headings[at] !== null;
    return one === undefined ? [] : [withHeading(buildRow(text, one), isHeading)];
  });
  return [...rows.filter(({ isDoubtful }) => isDoubtful), ...rows.filter(({ isDoubtful }) => !isDoubtful)];
}

/** A line that is likely a heading needs a check only where it may as well be a food. */
function withHeading(row: ReadingRow, isHeading: boolean): ReadingRow {
  const found = findHeading(row.line);
  if (found === null) return row;
  const isDoubtful = isHeading ? !found.isSure : row.isDoubtful;
  return { ...row, heading: found.title, isHeading, isDoubtful };
}

function buildRow(text: TextRow, { confidence, ingredient, offers }: ReadLine): ReadingRow {
  const unit = toParsedEntry<IngredientUnit>(ingredient.unit);
  const food = toParsedEntry<IngredientFood>(ingredient.food);
  // A hundred percent would be a promise.
  const percent = confidence.average === null ? null : Math.min(99, Math.round(confidence.average * 100));
  const isUnknown = isNew(unit) || isNew(food) || food === null;
  return {
    ...text,
    confidence: percent,
    heading: null,
    isHeading: false,
    quantity: ingredient.quantity === 0 ? null : ingredient.quantity,
    unit,
    food,
    note: ingredient.note ?? '',
    read: { food: isNew(food) ? getName(food) : '', note: ingredient.note ?? '' },
    refused: [],
    unitOffers: offers.units,
    foodOffers: offers.foods,
    createsUnit: isNew(unit),
    createsFood: isNew(food) && isSure(percent),
    isTouched: false,
    isDoubtful: isUnknown || !isSure(percent),
  };
}

/** Whether an entry has a name that the group does not know. */
export function isNew(entry: ParsedEntry<{ name: string }>): boolean {
  return entry !== null && 'newName' in entry;
}

/** The rows with one of them changed. */
export function withChange(rows: readonly ReadingRow[], id: string, change: RowChange): ReadingRow[] {
  return rows.map((row) => (row.id === id ? { ...row, ...change, isTouched: true } : row));
}

/**
 * The rows with a unit or food chosen in one of them. Every other row that has the same unknown text takes it, too.
 * @returns the rows, and how many others have changed
 */
export function withChoice<K extends 'unit' | 'food'>(
  rows: readonly ReadingRow[],
  id: string,
  part: K,
  entry: ReadingRow[K],
): { rows: ReadingRow[]; others: number } {
  const chosen = rows.find((row) => row.id === id);
  const before: ParsedEntry<{ name: string }> = chosen?.[part] ?? null;
  const text = isNew(before) ? plainText(getName(before)) : null;
  const isSame = (row: ReadingRow) => {
    const own: ParsedEntry<{ name: string }> = row[part];
    return text !== null && row.id !== id && isNew(own) && plainText(getName(own)) === text;
  };
  const others = entry === null ? [] : rows.filter(isSame);
  const changed = new Set([id, ...others.map((row) => row.id)]);
  return {
    rows: rows.map((row) => (changed.has(row.id) ? { ...row, [part]: entry, isTouched: true } : row)),
    others: others.length,
  };
}

/** The names of the units and foods that are to be created, each once. */
export function namesToCreate(all: readonly ReadingRow[]): { units: string[]; foods: string[] } {
  const rows = withoutHeadings(all);
  return {
    units: eachOnce(
      rows.flatMap(({ unit, createsUnit }) => (createsUnit && isNew(unit) ? [getName(unit)] : [])),
    ),
    foods: eachOnce(
      rows.flatMap(({ food, createsFood }) => (createsFood && isNew(food) ? [getName(food)] : [])),
    ),
  };
}

/** The rows that are ingredients. */
export function withoutHeadings(rows: readonly ReadingRow[]): ReadingRow[] {
  return rows.filter(({ isHeading }) => !isHeading);
}

function eachOnce(names: readonly string[]): string[] {
  return [...new Map(names.map((name) => [plainText(name), name])).values()];
}

/** How many rows are still to be looked at. */
export function countToCheck(rows: readonly ReadingRow[]): number {
  return rows.filter(({ isDoubtful, isTouched }) => isDoubtful && !isTouched).length;
}

/** Created entries by the plain text of their names. */
export interface Created {
  readonly units: ReadonlyMap<string, IngredientUnit>;
  readonly foods: ReadonlyMap<string, IngredientFood>;
}

/** A row whose new names are the entries that were created for them. */
export function withCreated(row: ReadingRow, { units, foods }: Created): ReadingRow {
  const unit = units.get(plainText(getName(row.unit)));
  const food = foods.get(plainText(getName(row.food)));
  return {
    ...row,
    unit: isNew(row.unit) && row.createsUnit && unit !== undefined ? { known: unit } : row.unit,
    food: isNew(row.food) && row.createsFood && food !== undefined ? { known: food } : row.food,
  };
}
