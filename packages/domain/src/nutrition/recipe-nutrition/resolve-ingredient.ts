import { gramsOfPieces, isPieceWord, pieceNamed } from '../../measures/food-weights/index.ts';
import { one, toRational, times, toNumber } from '../../measures/rationals/index.ts';
import { convert, findUnit, standardUnits } from '../../measures/units/index.ts';
import { type FindFood, type NamedFood, namesNoFood } from '../food-names/index.ts';
import type { ResolvedIngredient } from './compute-nutrition.ts';
import {
  clearWords,
  furtherMeasure,
  type IngredientWords,
  isPack,
  measureAt,
  pinches,
} from './ingredient-words.ts';

/** Foods in brine, whose weight a tin includes, and the share that is left when drained (by the same table). */
const inBrine: ReadonlySet<string> = new Set([
  'beans',
  'black-beans',
  'butter-beans',
  'canned-beans',
  'canned-chickpeas',
  'canned-corn',
  'chickpeas',
  'kidney-beans',
  'pinto-beans',
  'sweet-corn',
  'white-beans',
]);
const drained = 0.6;
const eachPattern = /\b(?:each|je)\b/iu;
/** German says `je 125 g` where English says `125 g each`. */
const leadPattern = /^[\s(~]*(?:(?:about|approx\.?|approximately|ca\.?|or|around|roughly|each|je)\s*)*/iu;

/**
 * The data for weighing an ingredient. A weight that the line states itself (`1 cup (125 g) flour`) counts before the
 * table; the size of a tin counts for each.
 */
export function resolveIngredient(read: IngredientWords, findFood: FindFood): ResolvedIngredient {
  const resolved = resolveAmount(read, findFood);
  // Where the note names the food as well, its amounts are counted already.
  if (resolved.quantity === null || read.note === read.food) return resolved;
  const further = resolveFurther(read.note, resolved.food, findFood);
  return further === undefined ? resolved : { ...resolved, further };
}

/** What the note adds to the amount. What it adds of another food (`plus 2 tbsp sugar`) is none of this one. */
function resolveFurther(
  note: string,
  food: string | null,
  findFood: FindFood,
): ResolvedIngredient['further'] {
  const further = furtherMeasure(note);
  if (further === null) return undefined;
  const other = findFood(further.rest.split(/[,(]/, 1)[0] ?? '')?.key ?? food;
  return other === food ? { quantity: toNumber(further.amount), unit: further.known.id } : undefined;
}

function resolveAmount(read: IngredientWords, findFood: FindFood): ResolvedIngredient {
  const words = clearWords(read);
  const behind = namesNoFood(words.food) ? (words.note.split(/[,(]/, 1)[0] ?? '') : '';
  const found = findFood(`${words.food} ${behind}`);
  const food = found?.key ?? null;
  if (words.quantity <= 0) return { quantity: null, unit: null, piece: '', food };
  const unit = findUnit(words.unit);
  if (unit?.dimension === 'mass') return { quantity: words.quantity, unit: unit.id, piece: '', food };
  const grams = statedGrams(words, food);
  if (grams !== null) return { quantity: grams, unit: 'g', piece: '', food };
  return { ...readAmount(words, found), food };
}

function readAmount(
  { quantity, unit: word, food }: IngredientWords,
  found: NamedFood | null,
): Omit<ResolvedIngredient, 'food'> {
  const pinch = pinches.get(word.toLowerCase());
  if (pinch !== undefined) return { quantity: quantity * pinch, unit: 'tsp', piece: '' };
  const unit = findUnit(word);
  if (unit !== undefined && unit.dimension !== 'count') return { quantity, unit: unit.id, piece: '' };
  if (unit?.id === 'piece' && isCut(word, food, found)) return { quantity, unit: null, piece: portion };
  if (unit !== undefined) {
    const pieces = toNumber(times(toRational(quantity), unit.size));
    return { quantity: pieces, unit: null, piece: found?.piece ?? '' };
  }
  if (word === '' && isCut(word, food, found)) return { quantity, unit: null, piece: portion };
  const isPiece = word !== '' && (isPieceWord(word) || isPack(word));
  return { quantity, unit: null, piece: isPiece ? pieceNamed(word) : (found?.piece ?? '') };
}

/** The name in the table of a piece that one is served; a food without it has none of a known weight. */
const portion = 'portion';
/** From this weight on, in grams, a food is cut in pieces: those of a chicken are no chickens. */
const cutFrom = 500;
/** Words that count whole ones as well: `1 Stück Ananas`. */
const wholeWords = /^(?:st(?:ü|ue)ck|stk|stuks?|each|ea|ks|szt|шт)/iu;

/** Whether an amount counts the pieces that a large food is cut in: `8 pieces of chicken`, `8 chicken pieces`. */
function isCut(unit: string, name: string, found: NamedFood | null): boolean {
  const whole = found === null ? null : gramsOfPieces(one, '', found.key);
  if (whole === null || toNumber(whole) < cutFrom) return false;
  return unit === '' ? /\spieces?$/iu.test(name.trim()) : !wholeWords.test(unit);
}

/** The weight that the note begins with, in grams: `125 g`, `about 4 oz / 115 grams`, `14 oz` of each tin. */
function statedGrams({ quantity, unit, note }: IngredientWords, food: string | null): number | null {
  const measure = measureAt(note, leadPattern.exec(note)?.[0].length ?? 0);
  if (measure?.known.dimension !== 'mass') return null;
  const grams = convert(measure.amount, measure.known, standardUnits.g);
  if (grams === null) return null;
  const isDrained = isPack(unit) && food !== null && inBrine.has(food);
  const count = isPack(unit) || eachPattern.test(note) ? quantity : 1;
  return toNumber(grams) * count * (isDrained ? drained : 1);
}
