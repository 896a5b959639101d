import {
  findFurtherAmount,
  findMainAmount,
  getKnownUnit,
  scanAmountAt,
} from '../../ingredients/lines/index.ts';
import { isPieceWord } from '../../measures/food-weights/index.ts';
import { type Rational, toNumber } from '../../measures/rationals/index.ts';
import { convert, type StandardUnit, findUnit } from '../../measures/units/index.ts';

/** The parts of an ingredient as a parser, or the editor of a recipe, tells them apart. */
export interface IngredientWords {
  /** 0 where there is none. */
  readonly quantity: number;
  readonly unit: string;
  readonly food: string;
  readonly note: string;
}

/** Packages without a usual size: only a stated size tells how much they hold. */
const packs =
  /^(?:cans?|tins?|jars?|packages?|packets?|pkgs?|packs?|bags?|box(?:es)?|containers?|cartons?|bottles?|tubs?|dosen?|gläser|glas|becher|packungen|packung|pck|päckchen)\.?$/iu;
/** `juice of 1 lime`, `zest from 2 lemons` */
const partOf = /^(?:(?:finely\s)?grated\s|fresh\s)?(juice|zest|rind|peel)\s(?:of|from)\s(?:an?\s)?/iu;
/** `15-ounce can black beans`, after the number of cans. */
const sizedPack = /^(\d{1,4}(?:\.\d{1,2})?)\s?-?\s?(\p{L}{1,6})\.?[\s-](?=\p{L})/iu;
/** `1 cup / 125 g flour`, after the unit. */
const sameAmount = /^[/–]\s?(?=[\d½⅓⅔¼¾⅛])/u;

/** Pinches in teaspoons. */
export const pinches: ReadonlyMap<string, number> = new Map([
  ['pinch', 1 / 16],
  ['pinches', 1 / 16],
  ['dash', 1 / 8],
  ['dashes', 1 / 8],
  ['prise', 1 / 16],
  ['prisen', 1 / 16],
]);

/** Whether a word is a pack of no size of its own. */
export function isPack(word: string): boolean {
  return packs.test(word);
}

/**
 * The same ingredient where a second amount, the size of a pack or a part of a fruit hides its amount, unit or food:
 * `5 tablespoons/70 g butter`, `15-ounce can beans`, `juice of 1 lime`. A word that is no unit belongs to the food.
 */
export function clearWords(words: IngredientWords): IngredientWords {
  const isKnown = words.unit !== '' && isUnitWord(words.unit);
  return partOfFood(isKnown ? withSecondAmount(words) : withHiddenAmount(words));
}

/** Whether an amount can be told from this word: a unit, what pieces are called, a pinch or a pack. */
export function isUnitWord(word: string): boolean {
  return findUnit(word) !== undefined || isPieceWord(word) || pinches.has(word.toLowerCase()) || isPack(word);
}

function withHiddenAmount(words: IngredientWords): IngredientWords {
  const name = `${words.unit} ${words.food}`.trim();
  const pack = readPack(words, name);
  if (pack !== null) return pack;
  const text = words.quantity > 0 ? `${words.quantity} ${name}` : name;
  const found = findMainAmount(text);
  const measure = found?.same ?? found?.main ?? null;
  const unit = measure !== null && getKnownUnit(measure) !== null ? measure.unit : null;
  const [number] = measure?.numbers ?? [];
  if (found === null || found.main.start !== 0 || unit === null || number === undefined)
    return { ...words, unit: '', food: name };
  const food = text.slice(found.end).trim();
  return { ...words, quantity: toNumber(number), unit: unit.word, food };
}

function readPack(words: IngredientWords, name: string): IngredientWords | null {
  const [whole, size = '', unit = ''] = sizedPack.exec(name) ?? [];
  if (whole === undefined || findUnit(unit)?.dimension !== 'mass' || words.quantity <= 0) return null;
  const rest = name.slice(whole.length);
  const [pack = '', ...food] = rest.split(' ');
  if (isPack(pack)) return { ...words, unit: pack, food: food.join(' '), note: `${size} ${unit}` };
  return { ...words, quantity: words.quantity * Number(size), unit, food: rest };
}

/** An amount that is added (`½ cup plus 2 tablespoons milk`), or that says the same as a weight. */
function withSecondAmount(words: IngredientWords): IngredientWords {
  const unit = findUnit(words.unit);
  if (unit === undefined) return words;
  const further = furtherMeasure(words.food);
  if (further === null) return withSameAmount(words);
  const more = convert(further.amount, further.known, unit);
  if (more === null) return words;
  const food = further.rest.trim();
  return withSecondAmount({ ...words, quantity: words.quantity + toNumber(more), food });
}

function withSameAmount(words: IngredientWords): IngredientWords {
  const [sign] = sameAmount.exec(words.food) ?? [];
  const second = sign === undefined ? null : measureAt(words.food, sign.length);
  if (second === null) return words;
  const food = words.food.slice(second.end).trim();
  const isWeight = second.known.dimension === 'mass';
  const same = isWeight ? { quantity: toNumber(second.amount), unit: second.word } : {};
  return withSecondAmount({ ...words, ...same, food });
}

/** `juice of 1 lime` as one `lime juice`. */
function partOfFood(words: IngredientWords): IngredientWords {
  const [whole, part = ''] = partOf.exec(words.food) ?? [];
  if (whole === undefined) return words;
  const rest = words.food.slice(whole.length);
  const amount = scanAmountAt(rest, 0);
  const [number] = amount?.numbers ?? [];
  const quantity = number === undefined ? words.quantity : toNumber(number);
  const food =
    rest
      .slice(amount === null ? 0 : getKnownUnit(amount) === null ? amount.numberEnd : amount.end)
      .split(/[,(]/, 1)[0] ?? '';
  return { ...words, quantity: quantity || 1, food: `${food.trim()} ${part}` };
}

/** An amount of a text with a known unit, that begins at a place. */
export interface MeasureInText {
  readonly amount: Rational;
  readonly known: StandardUnit;
  readonly word: string;
  /** After the unit. */
  readonly end: number;
}

/** The amount with a unit that begins at a place of a text, if one does. */
export function measureAt(text: string, start: number): MeasureInText | null {
  const found = scanAmountAt(text, start);
  const [amount] = found?.numbers ?? [];
  const known = found && getKnownUnit(found);
  if (!found || !known || amount === undefined) return null;
  return { amount, known, word: found.unit?.word ?? '', end: found.end };
}

/** The amount that a text begins with and adds, and what stands after it; of two measures of it the first. */
export function furtherMeasure(
  text: string,
): (Omit<MeasureInText, 'end'> & { readonly rest: string }) | null {
  const further = findFurtherAmount(text);
  const measure = further && measureAt(text, further.amount.start);
  return measure && { ...measure, rest: text.slice(further.end) };
}
