import { aboutWeight, type CupWeight, metricUnit } from '../../measures/cup-weights/index.ts';
import { one, type Rational, times, toNumber, toRational } from '../../measures/rationals/index.ts';
import {
  convertToUnit,
  convertToSystem,
  inflectWord,
  isPluralAfter,
  type MeasureSystem,
  type StandardUnit,
  type UnitLanguage,
} from '../../measures/units/index.ts';
import { type Amount, getKnownUnit, isMeasure, type Line, type Span } from './line.ts';
import { type Segment, Segments } from './segments.ts';
import { spellAmount, spellCount, spellMeasure, spellTimes } from './spell-amount.ts';
import { findPackEnd, isInBracket, wordAt } from './tokens.ts';

/** How amounts are shown to a reader. Stored amounts never change. */
export interface AmountView {
  /** Times the recipe. */
  readonly scale: number;
  readonly system: MeasureSystem | 'original';
  readonly language: UnitLanguage;
  /** Spells a decimal number as the reader's language does. */
  readonly spell: (value: number) => string;
  /** Whether computed amounts keep every digit, as those that a person has set: else they are what a kitchen measures. */
  readonly isExact?: boolean | undefined;
  /** What cups of the foods of a recipe weigh, by the ids of its ingredients, where that is known. */
  readonly cupWeights?: ReadonlyMap<string, CupWeight> | undefined;
}

/** Amounts as the recipe has them. */
export const asWritten: AmountView = { scale: 1, system: 'original', language: 'en', spell: String };

/** Facts of a line beside its text. */
export interface LineFacts {
  /** The food that is measured; else the words after the amount. Only poured foods have another volume. */
  readonly food?: string | undefined;
  readonly cupWeight?: CupWeight | undefined;
  /** Names of the food and the unit, one and many, which agree with the amount. */
  readonly names?: readonly (readonly [one: string, many: string])[] | undefined;
}

/**
 * A line for a reader: the only way one reaches a page, a sheet, a list or a file. Its text stays to the letter but for
 * the amounts of the food, and the words that agree with them. At once the recipe and in the author's measures the
 * segments joined are the text.
 */
export function renderLine(line: Line, view: AmountView, facts: LineFacts = {}): Segment[] {
  const { text, amounts } = line;
  const segments = new Segments(text);
  if (view.scale !== 1 && isCountedBySize(line)) segments.add(`${spellTimes(view)} × `);
  const replaced = new Set<Amount>();
  let counted: Amount | undefined;
  for (const [at, amount] of amounts.entries()) {
    const context = { text, view, facts, amounts, at };
    const changed = replaced.has(amount) ? null : changeMeasures(amount, context);
    for (const other of changed?.replaced ?? []) replaced.add(other);
    if (replaced.has(amount)) segments.skip(amount.outer.start, amount.outer.end);
    else if (isScaled(amount)) addAmount(segments, amount, changed, context);
    else if (amount.role === 'each') addContent(segments, amount, counted, context);
    if (isScaled(amount) && !isMeasure(amount)) counted = amount;
  }
  return segments.end();
}

/** Whether an amount goes with the scale. */
export function isScaled({ role }: Amount): boolean {
  return role === 'main' || role === 'same' || role === 'further';
}

interface Context {
  readonly text: string;
  readonly view: AmountView;
  readonly facts: LineFacts;
  readonly amounts: readonly Amount[];
  /** The place of the amount among them. */
  readonly at: number;
}

/** A line that begins with the size of a thing counts one of it: `14-ounce can`, `9-inch pie crust`. */
function isCountedBySize({ amounts }: Line): boolean {
  return !amounts.some(isScaled) && amounts[0]?.role === 'each';
}

/** The same amounts in other measures that belong to an amount: those up to the next one that is another. */
function listSame({ amounts, at }: Context): Amount[] {
  const found: Amount[] = [];
  for (let next = at + 1; next < amounts.length; next += 1) {
    const one = amounts[next];
    if (one === undefined || one.role === 'main' || one.role === 'further') break;
    if (one.role === 'same' && isMeasure(one)) found.push(one);
  }
  return found;
}

/**
 * An amount for the reader's kitchen, and what it replaces: the author's own figure in the reader's measures rather than
 * a computed one, and of figures in other measures none. Null where the amount stays as it is.
 */
function changeMeasures(amount: Amount, context: Context): Changed | null {
  const { text, view } = context;
  const { system } = view;
  if (system === 'original' || amount.role === 'same' || !isForeign(amount, system)) return null;
  const others = listSame(context);
  const home = others.find(({ unit }) => unit?.known?.home === system || unit?.known?.home === 'everywhere');
  if (home !== undefined) return { shown: { text: spellAmount(text, home, view) }, replaced: [home] };
  const shown = convertAmount(amount, context);
  return shown === null ? null : { shown, replaced: others };
}

interface Changed {
  readonly shown: Omit<Segment, 'kind'>;
  readonly replaced: readonly Amount[];
}

function isForeign(amount: Amount, system: MeasureSystem): boolean {
  const known = getKnownUnit(amount);
  return known !== null && convertToSystem(one, known, system) !== null;
}

function addAmount(segments: Segments, amount: Amount, changed: Changed | null, context: Context): void {
  const { text, view } = context;
  const { start, end, numberEnd, unit } = amount;
  const next = context.amounts[context.at + 1];
  // A food that is counted is no part of the amount.
  const place = unit?.isFood === true ? numberEnd : end;
  // `Saft einer Zitrone`, `Saft von 2 Zitronen`
  const isGenitive = genitive.test(text.slice(start, numberEnd)) && !/von\s$/i.test(text.slice(0, start));
  if (view.scale !== 1 && isGenitive) segments.upTo(start).upTo(start, 'von ');
  segments.put(start, place, changed?.shown ?? { text: spellAmount(text, amount, view) });
  // `demi-citron`
  if (view.scale !== 1 && text[place - 1] === '-') segments.upTo(place, ' ');
  if (view.scale !== 1 && isMixedUp(text, amount, next)) segments.add(' ×');
  if (unit !== null && !unit.isFood && unit.known?.dimension !== 'count') return;
  const behind = unit?.isFood === true ? numberEnd : findCounted(text, amount, next);
  const word = unit?.isFood === true ? unit : findWordBehind(text, behind);
  const isMany = (scale: number) =>
    amount.numbers.some((number) => isPluralAfter(toNumber(number) * scale, word.word));
  if (isMany(1) !== isMany(view.scale))
    inflectCounted(segments, context, { behind, word }, isMany(view.scale));
}

const genitive = /^(?:eine[rs]|zweier|dreier)(?!\p{L})/iu;

/** Puts what is counted into its number, with the adjective before it; what is not known stays as it is. */
function inflectCounted(
  segments: Segments,
  { text, facts }: Context,
  { behind, word }: { readonly behind: number; readonly word: Span & { readonly word: string } },
  isMany: boolean,
): void {
  const named = findNames(text, behind, isMany, facts);
  const start = named?.start ?? word.start;
  const between = text.slice(behind, start);
  const agreed = between.replace(adjective, isMany ? '$1s ' : '$1 ');
  // `2 beaux oignons`: an adjective whose singular is not known keeps its noun.
  if (!isMany && /[^s]x\s$/.test(between)) return;
  segments.upTo(behind).upTo(start, agreed);
  segments.upTo(named?.end ?? word.end, named?.text ?? inflectWord(word.word, isMany, text));
}

/** Whether the size behind a count would be read as a part of its number: `2 ¼-ounce packages`, `1 400 g can`. */
function isMixedUp(text: string, { end }: Amount, next: Amount | undefined): boolean {
  if (next?.role !== 'each' || text.slice(end, next.start).trim() !== '') return false;
  return /^(?:\D|\d+\s?[/⁄]|\d{3}(?!\d))/u.test(text.slice(next.start, next.end));
}

/** Where the word that an amount counts begins: behind the size of one, as in `two 15-ounce cans`. */
function findCounted(text: string, { end }: Amount, next: Amount | undefined): number {
  const isSize =
    next?.role === 'each' && /^[x×]?[([]?$/iu.test(text.slice(end, next.start).replace(/\s/g, ''));
  if (!isSize) return end;
  // `(15 oz/425 g) can`
  const closing =
    next.outer.end === next.end ? /^[^()]*\)/.exec(text.slice(next.end, next.end + reachOfNames)) : null;
  return next.outer.end + (closing?.[0].length ?? 0);
}

/** French adjectives before their noun, which agree with it. */
const adjective = /(petite?|grande?|bon(?:ne)?|grosse|belle|moyen(?:ne)?|jeune)s? $/iu;
const reachOfNames = 60;
const reachOfFood = 120;

/** The food or the unit after a place in its other number, where its names are known and one stands there. */
function findNames(
  text: string,
  place: number,
  isMany: boolean,
  { names = [] }: LineFacts,
): (Span & { readonly text: string }) | null {
  const behind = text.slice(place, place + reachOfNames);
  for (const [one, many] of names) {
    const [from, to] = isMany ? [one, many] : [many, one];
    const at = from === to ? -1 : findWord(behind, from);
    if (at < 0) continue;
    const start = place + at;
    return { start, end: start + from.length, text: matchCase(to, behind.slice(at, at + from.length)) };
  }
  return null;
}

/** The word that begins one blank behind a place; an empty one if none does. */
function findWordBehind(text: string, place: number) {
  const word = /^\s/.test(text.slice(place, place + 1)) ? wordAt(text, place + 1) : '';
  return { word, start: place + (word === '' ? 0 : 1), end: place + (word === '' ? 0 : 1 + word.length) };
}

function findWord(text: string, word: string): number {
  const at = text.toLowerCase().indexOf(word.toLowerCase());
  const isLetter = (sign: string | undefined) => /\p{L}/u.test(sign ?? '');
  return at < 0 || isLetter(text[at - 1]) || isLetter(text[at + word.length]) ? -1 : at;
}

function matchCase(word: string, written: string): string {
  const [first = ''] = written;
  return first === first.toUpperCase() ? word.slice(0, 1).toUpperCase() + word.slice(1) : word;
}

/** An amount in the measures of another kitchen; null when it stays in its own. */
function convertAmount(amount: Amount, context: Context): Omit<Segment, 'kind'> | null {
  const { text, view, facts } = context;
  const known = amount.unit?.known;
  if (view.system === 'original' || !known || amount.unit?.word === '') return null;
  const food = facts.food ?? behindMeasures(amount, context).split(/[,(]/, 1)[0] ?? '';
  const unit = view.system === 'metric' ? metricUnit(known, { food, cupWeight: facts.cupWeight }) : known;
  const shown =
    unit &&
    spellConverted(amount.numbers, unit, {
      ...view,
      written: amount.unit?.word,
      system: view.system,
    });
  if (!unit || !shown) return null;
  if (unit.dimension === known.dimension) return { text: shown };
  return { text: aboutWeight(shown), measured: spellAmount(text, amount, view) };
}

/** The words after an amount and the same in other measures that stands right behind it. */
function behindMeasures(amount: Amount, context: Context): string {
  const adjacent = listSame(context).find(({ outer }) => outer.start - amount.end <= 1);
  const start = adjacent?.outer.end ?? amount.end;
  return context.text.slice(start, start + reachOfFood);
}

/** A converted amount; the smaller end of a range has the unit of the larger one. Null if nothing is converted. */
function spellConverted(
  numbers: readonly Rational[],
  unit: StandardUnit,
  view: AmountView & { readonly system: MeasureSystem; readonly written?: string | undefined },
): string | null {
  const amounts = numbers.map((number) => times(number, toRational(view.scale)));
  const largest = amounts.at(-1);
  const measure = largest && convertToSystem(largest, unit, view.system);
  if (!measure) return null;
  const lower = amounts.slice(0, -1).map((amount) => convertToUnit(amount, unit, measure));
  return spellMeasure([...lower, measure.amount], measure.unit, view);
}

/** What a part of a pack holds: `⅔ can (28 oz) ≈ 18 oz`. */
function addContent(
  segments: Segments,
  each: Amount,
  counted: Amount | undefined,
  { text, view }: Context,
): void {
  const [count, ...more] = counted?.numbers ?? [];
  if (view.scale === 1 || counted === undefined || count === undefined || more.length > 0) return;
  const taken = toNumber(count) * view.scale;
  const isPacked = getKnownUnit(counted) === null && each.numbers.length === 1 && getKnownUnit(each) !== null;
  if (Number.isInteger(taken) || !isPacked) return;
  const end = Math.max(each.outer.end, each.end);
  // `(400 g each)`
  const isApart = isInBracket(text, end) && !isInBracket(text, counted.start);
  const closed = isApart ? (/[)\]]/u.exec(text.slice(end))?.index ?? -1) + 1 : 0;
  const behind = end + closed;
  // `400-g-Dose`
  const word = text[behind] === '-' ? 1 + wordAt(text, behind + 1).length : 0;
  segments.upTo(findPackEnd(text, behind) ?? behind + word);
  segments.add(` ≈ ${spellCount(each, taken, view)}`);
}
