import { type CorrectionIndex, lineWithoutAmount } from '../corrections/index.ts';
import type { EntryIndex, KnownWords } from '../parser/index.ts';
import type { LineReading } from './line-reading.ts';
import { type Offer, offersFor } from './offers.ts';

/** A line that was read, and which foods and units of the group its words name. */
export interface NamedReading<Unit, Food> {
  readonly quantity: number | null;
  readonly quantityMax: number | null;
  readonly amountText: string;
  readonly unit: Unit | undefined;
  /** As it is written; empty where the line has none, or it belongs to the food. */
  readonly unitText: string;
  readonly food: Food | undefined;
  readonly foodText: string;
  readonly note: string;
  /** What a text without a unit or food might mean, likeliest first: for people to choose, never taken by itself. */
  readonly unitOffers: readonly Offer<Unit>[];
  readonly foodOffers: readonly Offer<Food>[];
  /** Whether a correction of the group decided. */
  readonly isLearned: boolean;
  readonly confidence: LineReading['confidence'];
}

/** What names are looked up in. */
export interface NameSources<Unit, Food> {
  readonly known: KnownWords<Unit, Food>;
  readonly corrections: CorrectionIndex;
  /** The unit or food of an id that a correction names; undefined where it is gone. */
  readonly unitById: (id: string) => Unit | undefined;
  readonly foodById: (id: string) => Food | undefined;
}

/**
 * Finds the unit and food that a reading names: by a correction of the group, else by a name, plural, abbreviation or
 * alias. Nothing else replaces what was typed; what is merely similar is offered.
 */
export function nameReading<Unit, Food>(
  line: string,
  reading: LineReading,
  sources: NameSources<Unit, Food>,
): NamedReading<Unit, Food> {
  const { known } = sources;
  const learned = namedByLine(line, reading, sources);
  if (learned !== null) return learned;
  const whole = known.foods.exact(line);
  if (whole !== undefined) return foodAlone(line, whole, reading);
  const prepared = withLeadingUnit(withoutPreparations(reading, sources.corrections), sources);
  const unit = unitOf(prepared.unit, sources);
  const food = foodOf(prepared.food, sources);
  const longer =
    prepared.unit === '' ? undefined : known.foods.named(`${prepared.unit} ${prepared.food}`.trim());
  const isUnitOfFood = longer !== undefined && !food.isLearned;
  const foodFound = isUnitOfFood ? longer : food.found;
  return {
    ...amountOf(prepared),
    unit: isUnitOfFood ? undefined : unit.found,
    unitText: isUnitOfFood ? '' : prepared.unit,
    food: foodFound,
    foodText: isUnitOfFood ? `${prepared.unit} ${prepared.food}`.trim() : prepared.food,
    note: joined(food.note, prepared.note),
    unitOffers: isUnitOfFood || unit.found !== undefined ? [] : offersFor(prepared.unit, known.units),
    foodOffers: foodFound === undefined ? offersFor(prepared.food, known.foods) : [],
    isLearned: unit.isLearned || food.isLearned || prepared.note !== reading.note,
    confidence: reading.confidence,
  };
}

function amountOf({ quantity, quantityMax, amountText }: LineReading) {
  return { quantity, quantityMax, amountText };
}

function foodAlone<Unit, Food>(
  line: string,
  food: Food,
  { confidence }: LineReading,
): NamedReading<Unit, Food> {
  return {
    quantity: null,
    quantityMax: null,
    amountText: '',
    unit: undefined,
    unitText: '',
    food,
    foodText: line.trim(),
    note: '',
    unitOffers: [],
    foodOffers: [],
    isLearned: false,
    confidence: { ...confidence, food: 1, line: 1 },
  };
}

/** The line as it was corrected; null where it was not, or where what it names is gone. */
function namedByLine<Unit, Food>(
  line: string,
  reading: LineReading,
  { corrections, unitById, foodById }: NameSources<Unit, Food>,
): NamedReading<Unit, Food> | null {
  const correction = corrections.line(line);
  if (correction === undefined) return null;
  const { unitId, foodId, note, quantity } = correction;
  const unit = unitId === null ? undefined : unitById(unitId);
  const food = foodId === null ? undefined : foodById(foodId);
  if ((unitId !== null && unit === undefined) || (foodId !== null && food === undefined)) return null;
  return {
    ...amountOf(reading),
    ...(quantity === null ? {} : { quantity: quantity === 0 ? null : quantity, quantityMax: null }),
    unit,
    unitText: unit === undefined ? '' : reading.unit,
    food,
    foodText: food === undefined ? '' : lineWithoutAmount(line),
    note,
    unitOffers: [],
    foodOffers: [],
    isLearned: true,
    confidence: { quantity: 1, unit: 1, food: 1, note: 1, line: 1 },
  };
}

/** Words of the food that the group calls preparations go to the note; the same reading where it has none. */
function withoutPreparations(reading: LineReading, { isPreparation }: CorrectionIndex): LineReading {
  const words = reading.food.split(/\s+/u);
  const prepared = words.filter((word) => isPreparation(word));
  if (prepared.length === 0 || prepared.length === words.length) return reading;
  return {
    ...reading,
    food: words.filter((word) => !isPreparation(word)).join(' '),
    note: joined(prepared.join(' '), reading.note),
  };
}

/** A unit that only this group has is read as the first word of the food: it is the unit where the rest has none. */
function withLeadingUnit<Unit, Food>(reading: LineReading, sources: NameSources<Unit, Food>): LineReading {
  const [first = '', ...others] = reading.food.split(/\s+/u);
  if (reading.unit !== '' || reading.quantity === null || others.length === 0) return reading;
  if (sources.known.foods.named(reading.food) !== undefined) return reading;
  return unitOf(first, sources).found === undefined
    ? reading
    : { ...reading, unit: first, food: others.join(' ') };
}

interface Found<T> {
  readonly found: T | undefined;
  readonly note: string;
  readonly isLearned: boolean;
}

function foodOf<Unit, Food>(text: string, sources: NameSources<Unit, Food>): Found<Food> {
  const { corrections, foodById, known } = sources;
  const correction = corrections.food(text);
  const learned = correction?.foodId ? foodById(correction.foodId) : undefined;
  if (correction !== undefined && learned !== undefined) {
    return { found: learned, note: correction.note, isLearned: true };
  }
  return byName(text, known.foods);
}

function unitOf<Unit, Food>(text: string, sources: NameSources<Unit, Food>): Found<Unit> {
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
