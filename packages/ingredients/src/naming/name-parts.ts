import { type CorrectionIndex, lineWithoutAmount } from '../corrections/index.ts';
import type { EntryIndex, CatalogNames } from '../parser/index.ts';

/** An ingredient line taken apart. Texts are as they are written. */
export interface WrittenParts {
  /** Null where the line names none. Of a range, the smaller end. */
  readonly quantity: number | null;
  readonly unit: string;
  readonly food: string;
  /** The food without the words for its size, which count as its name only where the group has such a food. */
  readonly sized?: { readonly food: string; readonly size: string } | undefined;
  readonly note: string;
}

/** A line, and which foods and units of the group its words name. */
export interface NamedLine<Unit, Food> {
  readonly quantity: number | null;
  readonly unit: Unit | undefined;
  /** As it is written; empty where the line has none, or it belongs to the food. */
  readonly unitText: string;
  readonly food: Food | undefined;
  readonly foodText: string;
  readonly note: string;
  /** Whether a correction of the group decided. */
  readonly isLearned: boolean;
  /** Whether the line as a whole is known: as the name of a food, or from a correction. */
  readonly isKnownLine: boolean;
}

/** What names are looked up in. */
export interface NameSources<Unit, Food> {
  readonly known: CatalogNames<Unit, Food>;
  readonly corrections: CorrectionIndex;
  /** The unit or food of an id that a correction names; undefined where it is gone. */
  readonly unitById: (id: string) => Unit | undefined;
  readonly foodById: (id: string) => Food | undefined;
}

/**
 * Finds the unit and food that the parts of a line name: by a correction of the group, else by a name, plural,
 * abbreviation or alias. Nothing else replaces what was typed.
 */
export function nameParts<Unit, Food>(
  line: string,
  parts: WrittenParts,
  sources: NameSources<Unit, Food>,
): NamedLine<Unit, Food> {
  const learned = namedByLine(line, parts, sources);
  if (learned !== null) return learned;
  const whole = sources.known.foods.exact(line);
  if (whole !== undefined) return foodAlone(line, whole);
  const prepared = withLeadingUnit(withoutPreparations(withoutSize(parts, sources), sources), sources);
  const food = findFood(prepared.food, sources);
  const both = `${prepared.unit} ${prepared.food}`.trim();
  const longer = prepared.unit === '' || food.isLearned ? nothingFound : findFood(both, sources);
  const isMoved = prepared.note !== parts.note;
  if (longer.found !== undefined) {
    return {
      quantity: prepared.quantity,
      unit: undefined,
      unitText: '',
      food: longer.found,
      foodText: both,
      note: joined(longer.note, prepared.note),
      isLearned: longer.isLearned || isMoved,
      isKnownLine: false,
    };
  }
  const unit = findUnit(prepared.unit, sources);
  return {
    quantity: prepared.quantity,
    unit: unit.found,
    unitText: prepared.unit,
    food: food.found,
    foodText: prepared.food,
    note: joined(food.note, prepared.note),
    isLearned: unit.isLearned || food.isLearned || isMoved,
    isKnownLine: false,
  };
}

function foodAlone<Unit, Food>(line: string, food: Food): NamedLine<Unit, Food> {
  return {
    quantity: null,
    unit: undefined,
    unitText: '',
    food,
    foodText: line.trim(),
    note: '',
    isLearned: false,
    isKnownLine: true,
  };
}

/** The line as it was corrected; null where it was not, or where what it names is gone. */
function namedByLine<Unit, Food>(
  line: string,
  parts: WrittenParts,
  { corrections, unitById, foodById }: NameSources<Unit, Food>,
): NamedLine<Unit, Food> | null {
  const correction = corrections.line(line);
  if (correction === undefined) return null;
  const { unitId, foodId, note, quantity } = correction;
  const unit = unitId === null ? undefined : unitById(unitId);
  const food = foodId === null ? undefined : foodById(foodId);
  if ((unitId !== null && unit === undefined) || (foodId !== null && food === undefined)) return null;
  return {
    quantity: quantity === null ? parts.quantity : quantity || null,
    unit,
    unitText: unit === undefined ? '' : parts.unit,
    food,
    foodText: food === undefined ? '' : lineWithoutAmount(line),
    note,
    isLearned: true,
    isKnownLine: true,
  };
}

/** `mittelgroße Zwiebeln` are Zwiebeln, unless the group calls a food so; the size goes to the note. */
function withoutSize<Unit, Food>(parts: WrittenParts, sources: NameSources<Unit, Food>): WrittenParts {
  const { food, sized, note } = parts;
  if (sized === undefined || findFood(food, sources).found !== undefined) return parts;
  return { ...parts, food: sized.food, note: joined(sized.size, note) };
}

/**
 * Words of the food that the group calls preparations go to the note; the same reading where it has none, or where they
 * are part of a name: `ground beef` may be a food although `ground` is a preparation.
 */
function withoutPreparations<Unit, Food>(
  parts: WrittenParts,
  { known, corrections: { isPreparation } }: NameSources<Unit, Food>,
): WrittenParts {
  const words = parts.food.split(/\s+/u);
  const prepared = words.filter((word) => isPreparation(word));
  if (prepared.length === 0 || prepared.length === words.length) return parts;
  if (known.foods.named(parts.food) !== undefined) return parts;
  return {
    ...parts,
    food: words.filter((word) => !isPreparation(word)).join(' '),
    note: joined(prepared.join(' '), parts.note),
  };
}

/** A unit that only this group has is read as the first word of the food: it is the unit where the rest has none. */
function withLeadingUnit<Unit, Food>(parts: WrittenParts, sources: NameSources<Unit, Food>): WrittenParts {
  const [first = '', ...others] = parts.food.split(/\s+/u);
  if (parts.unit !== '' || parts.quantity === null || others.length === 0) return parts;
  if (sources.known.foods.named(parts.food) !== undefined) return parts;
  return findUnit(first, sources).found === undefined
    ? parts
    : { ...parts, unit: first, food: others.join(' ') };
}

interface Found<T> {
  readonly found: T | undefined;
  readonly note: string;
  readonly isLearned: boolean;
}

const nothingFound = { found: undefined, note: '', isLearned: false };

function findFood<Unit, Food>(text: string, sources: NameSources<Unit, Food>): Found<Food> {
  const { corrections, foodById, known } = sources;
  const correction = corrections.food(text);
  const learned = correction?.foodId ? foodById(correction.foodId) : undefined;
  if (correction !== undefined && learned !== undefined) {
    return { found: learned, note: correction.note, isLearned: true };
  }
  return byName(text, known.foods);
}

function findUnit<Unit, Food>(text: string, sources: NameSources<Unit, Food>): Found<Unit> {
  const { corrections, unitById, known } = sources;
  const correction = corrections.unit(text);
  const learned = correction?.unitId ? unitById(correction.unitId) : undefined;
  if (learned !== undefined) return { found: learned, note: '', isLearned: true };
  return byName(text, known.units);
}

function byName<T>(text: string, index: EntryIndex<T>): Found<T> {
  return { found: text === '' ? undefined : index.named(text), note: '', isLearned: false };
}

function joined(...notes: readonly string[]): string {
  return notes.filter((note) => note !== '').join(', ');
}
