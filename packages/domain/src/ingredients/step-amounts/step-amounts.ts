import { toRational, times, toNumber } from '../../measures/rationals/index.ts';
import {
  type AmountView,
  assignRoles,
  isMeasure,
  joinSegments,
  renderLine,
  scanAmounts,
  type ScannedAmount,
} from '../lines/index.ts';
import { spellPieces } from './spell-pieces.ts';

/** An ingredient that comes in pieces: `3 eggs`. */
export interface CountedFood {
  /** How many the recipe takes. */
  readonly quantity: number;
  /** The larger end, where it takes a range of them. */
  readonly upTo?: number | undefined;
  readonly one: string;
  readonly many: string;
}

/** A stretch of a step whose amount the reader sees otherwise, and what is shown in its place. */
export interface StepAmount {
  readonly start: number;
  /** After the amount. */
  readonly end: number;
  readonly text: string;
}

/** An article or a word of division before a number: what follows is the size of a thing, not how much is taken. */
const sizeBefore =
  /(?:^|[^\p{L}])(?:a|an|each|every|per|another|ein|eine|einen|einem|einer|eines|je|jede[nmrs]?|pro|à)\s*$/iu;
/** A portion, or a piece, before its size: `8 pieces of 75 g`, `boules de 30 g`, `Kugeln à 30 g`, `palline da 30 g`. */
const portionBefore = new RegExp(
  String.raw`(?<!\p{L})(?:balls?|pieces?|portions?|chunks?|rounds?|logs?|strips?|slices?|patt(?:y|ies)|buns?|rolls?|loaves|` +
    'boule(?:tte)?s?|pâtons?|morceaux?|parts?|tranches?|galettes?|bolas?|bolitas?|porcion(?:es)?|porción|porç(?:ão|ões)|' +
    'trozos?|piezas?|pedaços?|bolinhas?|fatias?|pallin[ae]|polpett[ae]|porzion[ei]|pezz[oi]|panett[oi]|fett[ae]|' +
    String.raw`ball(?:etje)?s?|bol(?:letje)?s?|bollen|stuk(?:je|ken)?s?|porties?|broodjes?|\p{L}*(?:kugeln?|stücken?|portionen|teile|brötchen|laibe|taler)|` +
    String.raw`bullar|bollar|bitar|portioner|boller|stykker|kul(?:ki|ek)|porcj[ei]|kawałk(?:i|ów)|шарик(?:и|ов)|порци[ийю]|кус(?:ки|ков|очки))` +
    String.raw`(?:,?\s(?:weighing|pesant|de|da|di|van|von|of|zu|à|mit|med|på|af|po|по|about|approx\.?|environ|circa|ca\.?|ongeveer|etwa|ungefähr|je|cada|unos))+\s*$`,
  'iu',
);
/** Verbs of dividing, before the size of a portion: `shape into 30 g`. */
const dividingWords = /(?<!\p{L})(?:divid|shap|form|roll|cut|portion|split)\p{L}*\s/iu;
const intoPattern = /(?<!\p{L})into$/iu;
/** Words after an amount that make it the size of a vessel, a package or a portion. */
const sizeBehind = new RegExp(
  String.raw`^[\s-]?(?:\p{L}+[\s-]){0,2}(?:` +
    'pans?|saucepans?|skillets?|pots?|dish(?:es)?|bowls?|jars?|jugs?|tins?|cans?|bottles?|molds?|moulds?|ramekins?|' +
    'casseroles?|containers?|bags?|packets?|packages?|packs?|measures?|marks?|balls?|pieces?|portions?|chunks?|cubes?|scoops?|' +
    'glass(?:es)?|sized?|piles?|mounds?|dollops?|' +
    String.raw`\p{L}*(?:form(?:en)?|topf|töpfe|pfannen?|schüsseln?|glas|gläsern?|dosen?|becher[ns]?|kugeln?|portionen|stücken?)` +
    String.raw`)(?!\p{L})`,
  'iu',
);
/** `1 tablespoon-sized` */
const compound = /^-\p{L}/u;
/** Words that make all amounts of a clause portions of something larger. */
const portions = /(?<!\p{L})(?:each|per|apiece|at a time|every|je|jeweils|pro|nach und nach)(?!\p{L})/iu;
/** What goes to the middle of a thing goes to that of each: `1 teaspoon of the filling in the middle`. */
const inTheMiddle =
  /^[^.;!?]{0,60}\s(?:in|to|into|onto)\sthe\s(?:cent(?:er|re)|middle)(?!\sof\s(?:the|your)\soven)/iu;
/** A lone C may be a cup or a temperature. */
const degrees = /^c$/i;
const clauseEnd = /[.;!?()\n]/;
const letter = /\p{L}/u;
/** A few words of a food, and an opening bracket. */
const foodInBetween = /^(?:\s[\p{L}’'-]{1,30}){1,4}\s[([](?:about\s|ca\.?\s|etwa\s)?$/u;
const alternativeOpening = /^\s*[(/[]\s*(?:(?:about|ca\.?|or|oder|=)\s*)?$/iu;
/** So far at most a clause or a bracket reaches: what a step says takes linear time. */
const reach = 400;
/** How far a food may be named after its amount, and the words at which its name ends. */
const foodLength = 60;
const foodEnd = /[,(.;:]|\s(?:and|with|to|into|in|over|on|until|or|plus|then|und|mit|zu|auf|über|oder)\s/iu;

/**
 * The amounts in a step that the reader sees otherwise: scaled as the recipe is, and in the measures that are asked for.
 * Only what is surely taken from the list is scaled: a number with a unit of volume or mass, or the whole count of an
 * ingredient that comes in pieces, and the same amount in a bracket after it. Times, temperatures, lengths, sizes of pans,
 * tins and portions, and all else in brackets stay as they are.
 */
export function stepAmounts(text: string, view: AmountView, foods: readonly CountedFood[]): StepAmount[] {
  const found: StepAmount[] = [];
  if (view.scale === 1 && view.system === 'original') return found;
  let next = 0;
  const scanned = scanAmounts(text).filter(({ isWord }) => !isWord);
  for (const [at, amount] of scanned.entries()) {
    if (amount.start < next) continue;
    const isBracketed = isInBrackets(text, amount.start);
    if (isBracketed && !isSameInBrackets(text, found.at(-1), amount)) continue;
    const measure = measureAt(text, amount, scanned[at + 1], view);
    next = measure?.end ?? amount.numberEnd;
    if (measure !== null) found.push(measure);
    else if (!isBracketed) found.push(...countAt(text, amount, view, foods));
  }
  return found.filter(({ start, end, text: shown }) => shown !== text.slice(start, end));
}

/** The step with its amounts as the reader sees them. */
export function scaledStep(text: string, view: AmountView, foods: readonly CountedFood[]): string {
  return stepAmounts(text, view, foods).reduceRight(
    (whole, { start, end, text: scaled }) => whole.slice(0, start) + scaled + whole.slice(end),
    text,
  );
}

/** Whether a sentence up to here says that something is divided into what follows. */
function isDivided(before: string): boolean {
  const clause = before.split(/[.;!?]/).at(-1) ?? '';
  return intoPattern.test(clause.trimEnd()) && dividingWords.test(clause);
}

function measureAt(
  text: string,
  amount: ScannedAmount,
  next: ScannedAmount | undefined,
  view: AmountView,
): StepAmount | null {
  const { start, numberEnd, end: mainEnd, unit } = amount;
  if (!isMeasure(amount) || degrees.test(unit?.word ?? '') || text[numberEnd] === '-') return null;
  const before = beforePlace(text, start);
  const end = findAlternativeEnd(text, mainEnd, next);
  const isSize = (rest: string) => sizeBehind.test(rest) || compound.test(rest);
  if (sizeBefore.test(before) || portionBefore.test(before) || isDivided(before)) return null;
  if (isSize(text.slice(mainEnd)) || isSize(text.slice(end))) return null;
  const isPortion = portions.test(clauseAround(text, start, end)) || inTheMiddle.test(text.slice(mainEnd));
  const food = text.slice(end, end + foodLength).split(foodEnd, 1)[0] ?? '';
  const amounts = assignRoles(text, end > mainEnd && next !== undefined ? [amount, next] : [amount]);
  const shown = joinSegments(
    renderLine({ text, amounts }, isPortion ? { ...view, scale: 1 } : view, { food }),
  );
  return { start, end, text: shown.slice(start, shown.length - text.length + end) };
}

/** Whether a bracket says the amount before it in another measure, with the food between: `2 cups peas (300 g)`. */
function isSameInBrackets(
  text: string,
  last: StepAmount | undefined,
  { start, end }: ScannedAmount,
): boolean {
  if (last === undefined) return false;
  return foodInBetween.test(text.slice(last.end, start)) && /^\s?[)\]]/.test(text.slice(end, end + 2));
}

/** Where the same amount in another measure ends that stands behind an amount: `1 cup (240 ml)`; else where that ends. */
function findAlternativeEnd(text: string, mainEnd: number, next: ScannedAmount | undefined): number {
  if (next === undefined || !isMeasure(next)) return mainEnd;
  const opening = alternativeOpening.exec(text.slice(mainEnd, next.start))?.[0];
  if (opening === undefined) return mainEnd;
  if (opening.includes('/')) return next.end;
  const closing = /^\s*[)\]]/.exec(text.slice(next.end))?.[0];
  return closing === undefined ? mainEnd : next.end + closing.length;
}

function countAt(
  text: string,
  { start, numberEnd, numbers, isFraction }: ScannedAmount,
  view: AmountView,
  foods: readonly CountedFood[],
): StepAmount[] {
  const [count, upTo] = numbers;
  if (view.scale === 1 || count === undefined || isFraction) return [];
  const food = foods.find(
    (one) =>
      one.quantity === toNumber(count) &&
      one.upTo === (upTo && toNumber(upTo)) &&
      nameAt(text, numberEnd, one) !== null,
  );
  const name = food === undefined ? null : nameAt(text, numberEnd, food);
  if (food === undefined || name === null || portions.test(clauseAround(text, start, numberEnd))) return [];
  const scaled = numbers.map((number) => times(number, toRational(view.scale)));
  const noun = scaled.some((number) => toNumber(number) > 1) ? food.many : food.one;
  return [{ start, end: numberEnd + 1 + name.length, text: `${spellPieces(scaled, noun, view)} ${noun}` }];
}

/** The name of a food, as it is written one blank after a number, or null. */
function nameAt(text: string, numberEnd: number, { one, many }: CountedFood): string | null {
  const behind = text.slice(numberEnd + 1);
  const isApart = /\s/.test(text[numberEnd] ?? '');
  const isHere = (name: string) =>
    name !== '' &&
    behind.slice(0, name.length).toLowerCase() === name.toLowerCase() &&
    !letter.test(behind[name.length] ?? '');
  const name = isApart ? [many, one].find(isHere) : undefined;
  return name === undefined ? null : behind.slice(0, name.length);
}

/** The words before a place that may say something of it. */
function beforePlace(text: string, place: number): string {
  return text.slice(Math.max(0, place - reach), place);
}

function isInBrackets(text: string, place: number): boolean {
  const before = beforePlace(text, place);
  return (
    Math.max(before.lastIndexOf('('), before.lastIndexOf('[')) >
    Math.max(before.lastIndexOf(')'), before.lastIndexOf(']'))
  );
}

/** The words around an amount up to the ends of its clause. */
function clauseAround(text: string, start: number, end: number): string {
  const before = beforePlace(text, start).split(clauseEnd).at(-1) ?? '';
  const behind = text.slice(end, end + reach).split(clauseEnd, 1)[0] ?? '';
  return `${before}…${behind}`;
}
