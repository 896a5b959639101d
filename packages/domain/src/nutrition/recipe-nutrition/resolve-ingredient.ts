import { amountAt, findLineAmount } from '../../ingredients/free-amounts/index.ts';
import { readNumber } from '../../measures/quantities/index.ts';
import { rationalOf, times, toNumber } from '../../measures/rationals/index.ts';
import { convert, type StandardUnit, unitOf, UNITS } from '../../measures/units/index.ts';
import { isPieceWord, pieceNamed } from '../../measures/food-weights/index.ts';
import type { FindFood, NamedFood } from '../food-names/index.ts';
import type { ResolvedIngredient } from './compute-nutrition.ts';

/** The parts of an ingredient as a parser, or the editor of a recipe, tells them apart. */
export interface IngredientWords {
  /** 0 where there is none. */
  readonly quantity: number;
  readonly unit: string;
  readonly food: string;
  readonly note: string;
}

/** What is sold in sizes of its own: only a stated size tells how much is in it. */
const PACKS =
  /^(?:cans?|tins?|jars?|packages?|packets?|pkgs?|packs?|bags?|box(?:es)?|containers?|cartons?|bottles?|tubs?|dosen?|gläser|glas|becher|packungen|packung|pck|päckchen)\.?$/iu;
/** Pinches in teaspoons. */
const PINCHES: ReadonlyMap<string, number> = new Map([
  ['pinch', 1 / 16],
  ['pinches', 1 / 16],
  ['dash', 1 / 8],
  ['dashes', 1 / 8],
  ['prise', 1 / 16],
  ['prisen', 1 / 16],
]);
const EACH = /\beach\b|\bje\b/iu;
const LEAD = /^[\s(~]*(?:about|approx\.?|approximately|ca\.?|or|around|roughly)?\s*/iu;

/** `juice of 1 lime`, `zest from 2 lemons` */
const PART_OF = /^(?:(?:finely\s)?grated\s|fresh\s)?(juice|zest|rind|peel)\s(?:of|from)\s(?:an?\s)?/iu;
/** `15-ounce can black beans`, behind the number of cans. */
const SIZED_PACK = /^(\d{1,4}(?:\.\d{1,2})?)\s?-?\s?(\p{L}{1,6})\.?[\s-](?=\p{L})/iu;
/** `½ cup plus 2 tablespoons milk`, behind the unit. */
const PLUS = /^(?:\+|plus|and)\s?(?=[\d½⅓⅔¼¾⅛])/iu;

/**
 * What is needed to weigh an ingredient. A weight that the line states itself (`1 cup (125 g) flour`) counts before the
 * table; the size of a tin counts for each.
 */
export function resolveIngredient(words: IngredientWords, findFood: FindFood): ResolvedIngredient {
  return resolve(partOfFood(reread(words)), findFood);
}

/** The same words where a second measure, or the size of a pack, hid the unit: `5 tablespoons/70 g butter`. */
function reread(words: IngredientWords): IngredientWords {
  if (isUnitWord(words.unit) && words.unit !== '') return withSecondAmount(words);
  const name = `${words.unit} ${words.food}`.trim();
  const [whole, size = '', unit = ''] = SIZED_PACK.exec(name) ?? [];
  if (whole !== undefined && unitOf(unit)?.dimension === 'mass' && words.quantity > 0) {
    const [pack = '', ...food] = name.slice(whole.length).split(' ');
    return { ...words, unit: pack, food: food.join(' '), note: `${size} ${unit}` };
  }
  const text = words.quantity > 0 ? `${words.quantity} ${name}` : name;
  const found = findLineAmount(text);
  const measure = found?.alternative ?? found?.main;
  const [number] = measure?.numbers ?? [];
  if (found?.main.start !== 0 || measure?.unit == null || number === undefined)
    return { ...words, unit: '', food: name };
  return {
    ...words,
    quantity: toNumber(readNumber(number)),
    unit: measure.unit.word,
    food: text.slice(found.end).trim(),
  };
}

function withSecondAmount(words: IngredientWords): IngredientWords {
  const [sign] = PLUS.exec(words.food) ?? [];
  const [first, second] = [unitOf(words.unit), sign === undefined ? null : amountAt(words.food, sign.length)];
  const [number] = second?.numbers ?? [];
  if (first === undefined || second?.unit == null || number === undefined) return words;
  const more = convert(readNumber(number), second.unit.known, first);
  const food = words.food.slice(second.end).trim();
  return more === null ? words : { ...words, quantity: words.quantity + toNumber(more), food };
}

/** `juice of 1 lime` as one `lime juice`. */
function partOfFood(words: IngredientWords): IngredientWords {
  const [whole, part = ''] = PART_OF.exec(words.food) ?? [];
  if (whole === undefined) return words;
  const rest = words.food.slice(whole.length);
  const amount = amountAt(rest, 0);
  const [number] = amount?.numbers ?? [];
  const quantity = number === undefined ? words.quantity : toNumber(readNumber(number));
  const food = rest.slice(amount?.end ?? 0).split(/[,(]/, 1)[0] ?? '';
  return { ...words, quantity: quantity || 1, food: `${food.trim()} ${part}` };
}

function isUnitWord(word: string): boolean {
  const isKnown = unitOf(word) !== undefined || isPieceWord(word) || PINCHES.has(word.toLowerCase());
  return word === '' || isKnown || PACKS.test(word);
}

function resolve(words: IngredientWords, findFood: FindFood): ResolvedIngredient {
  const { quantity, note } = words;
  const unit = unitOf(words.unit);
  const found = findFood(words.food);
  const food = found?.key ?? null;
  if (quantity <= 0) return { quantity: null, unit: null, piece: '', food };
  if (unit?.dimension === 'mass') return { quantity, unit: unit.id, piece: '', food };
  const stated = statedGrams(note);
  if (stated !== null) {
    const isEach = PACKS.test(words.unit) || EACH.test(note);
    return { quantity: isEach ? stated * quantity : stated, unit: 'g', piece: '', food };
  }
  return { ...amountOf({ quantity, unit, word: words.unit, found }), food };
}

function amountOf({
  quantity,
  unit,
  word,
  found,
}: {
  readonly quantity: number;
  readonly unit: StandardUnit | undefined;
  readonly word: string;
  readonly found: NamedFood | null;
}): Omit<ResolvedIngredient, 'food'> {
  const pinch = PINCHES.get(word.toLowerCase());
  if (pinch !== undefined) return { quantity: quantity * pinch, unit: 'tsp', piece: '' };
  if (unit !== undefined && unit.dimension !== 'count') return { quantity, unit: unit.id, piece: '' };
  const pieces = unit === undefined ? quantity : toNumber(times(rationalOf(quantity), unit.size));
  const counted = unit === undefined && isPieceWord(word) ? pieceNamed(word) : '';
  return { quantity: pieces, unit: null, piece: counted === '' ? (found?.piece ?? '') : counted };
}

/** The weight that a note begins with, in grams: `125 g`, `about 4 oz / 115 grams`. */
function statedGrams(note: string): number | null {
  const start = LEAD.exec(note)?.[0].length ?? 0;
  const amount = amountAt(note, start);
  const [number] = amount?.numbers ?? [];
  if (amount === null || amount.unit?.known.dimension !== 'mass' || number === undefined) return null;
  const grams = convert(readNumber(number), amount.unit.known, UNITS.g);
  return grams && toNumber(grams);
}
