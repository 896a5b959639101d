import { type Amount, type AmountRole, firstNumber, getKnownUnit, isMeasure, type Span } from './line.ts';
import { numberWordAt } from './number-words.ts';
import type { ScannedAmount } from './scan-amounts.ts';
import { isInBracket, listTokens, skipWords, type Token, withoutAbout, withoutLast } from './tokens.ts';
import {
  divided,
  dividingWords,
  drained,
  eachWords,
  furtherWords,
  gradeWords,
  isPackWord,
  isSizedWord,
  namedNumber,
  ofWords,
  otherSize,
  otherUnits,
  perWords,
  sameWords,
  sizeWords,
  totalWords,
  vague,
} from './words.ts';

/** How far the words around an amount are looked at: what a line says takes linear time. */
const reach = 60;
const length = /^(?:in|[\s-]?(?:cm|mm|см|мм|inch(?:es)?|in\.|zoll|["″]|pouces?|pulgadas?))(?!\p{L})/iu;
const noCount = /^(?:\s?[%‰°º℃℉]|-(?!\s)[^\d\s]|:\d|\s?[/⁄]\s?\d|\p{L})/u;
const countEnd = /^\s*(?:$|[,;)([/]|[x×](?!\p{L}))/u;
const cjk = /^[ぁ-ヿ㐀-鿿가-힣]/u;
const opening = new Set(['(', '[']);
/** Between a food and its amount: `eggs: 3`, `яйца – 3`. */
const pointing = ':…–—-';
const bullets = new Set(['•', '*', '-', '–', ...opening]);
/** From this number on, one that stands behind its food belongs to its name: `Ibuprofen 400`. */
const namedFrom = 100;
/** So many cups would fill a bath: they are degrees. */
const degreesFrom = 50;

/** Says of every amount what it is, and how far its bracket or the word that joins it reaches. */
export function assignRoles(text: string, scanned: readonly ScannedAmount[]): Amount[] {
  const amounts: Amount[] = [];
  const found: Found = { main: undefined, taken: undefined };
  for (const amount of scanned) {
    const { isWord, isSure, ...rest } = amount;
    if (isWord && !isSure && amount.unit === null) continue;
    const context = { ...readContext(text, amount, amounts), ...found };
    const role = chooseRole(amount, context);
    if (isWord && role === 'fixed') continue;
    const one = { ...rest, role, outer: context.outer };
    amounts.push(one);
    if (role === 'main') found.main = one;
    if (role !== 'fixed') found.taken = one;
  }
  return amounts;
}

/** What an amount is compared with, so that none looks through all before it. */
interface Found {
  main: Amount | undefined;
  /** The last one that is no fixed number. */
  taken: Amount | undefined;
}

interface Context extends Readonly<Found> {
  readonly text: string;
  /** Before the amount, from the last one on. */
  readonly before: readonly Token[];
  /** How the amount is joined to what stands before it. */
  readonly joint: 'bracket' | 'same' | 'further' | 'of' | null;
  readonly isLeading: boolean;
  /** After the amount. */
  readonly after: readonly Token[];
  readonly behind: string;
  readonly outer: Span;
  readonly amounts: readonly Amount[];
}

function readContext(
  text: string,
  { start, end }: Span,
  amounts: readonly Amount[],
): Omit<Context, keyof Found> {
  const from = Math.max(amounts.at(-1)?.end ?? 0, start - reach);
  const before = listTokens(text.slice(from, start));
  const exact = withoutAbout(before);
  const behind = text.slice(end, end + reach);
  const { joint, place } = findJoint(exact);
  const isLeading = amounts.length === 0 && from === 0 && isLead(text.slice(0, start));
  const outer =
    joint === null || joint === 'of' ? { start, end } : findOuter(text, { start, end }, joint, from + place);
  return { text, before, joint, isLeading, after: listTokens(behind), behind, outer, amounts };
}

/** Whether nothing but bullets, tags and words such as `about` stands before an amount. */
function isLead(before: string): boolean {
  return withoutAbout(listTokens(before.replace(/<\w+>/g, ''))).every(({ text }) => bullets.has(text));
}

function findJoint(tokens: readonly Token[]): Pick<Context, 'joint'> & { readonly place: number } {
  const last = tokens.at(-1);
  const none = { joint: null, place: 0 };
  if (last === undefined) return none;
  if (opening.has(last.text)) return { joint: 'bracket', place: last.start };
  const other = tokens.at(-2);
  if (ofWords.has(last.text)) return { joint: 'of', place: last.start };
  if (sameWords.has(last.text))
    return other !== undefined && opening.has(other.text)
      ? { joint: 'bracket', place: other.start }
      : { joint: 'same', place: other?.text === ',' ? other.start : last.start };
  const isDividing = last.text === 'en' && divided.test(other?.text ?? '');
  return furtherWords.has(last.text) && !isDividing ? { joint: 'further', place: last.start } : none;
}

/** With the bracket around it and the blank before, or the word that joins it to another amount. */
function findOuter(
  text: string,
  { start, end }: Span,
  joint: 'bracket' | 'same' | 'further',
  place: number,
): Span {
  const first = /\s/.test(text[place - 1] ?? '') ? place - 1 : place;
  if (joint !== 'bracket') return { start: first, end };
  const closing = /^\s?[)\]]/.exec(text.slice(end, end + 2))?.[0];
  return closing === undefined ? { start, end } : { start: first, end: end + closing.length };
}

function chooseRole(amount: ScannedAmount, context: Context): AmountRole {
  if (isFixed(amount, context)) return isLeadingSize(amount, context) ? 'each' : 'fixed';
  if (isEach(amount, context)) return 'each';
  const { joint, isLeading, main } = context;
  const hasMain = main !== undefined;
  if (!hasMain && joint === 'bracket' && vague.test(context.text)) return 'same';
  if (!hasMain && (isMeasure(amount) || isLeading || joint === 'bracket')) return 'main';
  if (!isMeasure(amount) && joint !== 'bracket') return chooseCountRole(amount, context, hasMain);
  return joint === 'further' || isMore(amount, context) ? 'further' : 'same';
}

/** Whether an amount is another one, being behind a plus or in the same measure: `200 g Mehl, 50 g zum Bestäuben`. */
function isMore(amount: ScannedAmount, { joint, before, main }: Context): boolean {
  if (joint !== null || !isMeasure(amount)) return false;
  const signs = before.map(({ text }) => text);
  const isSame = main !== undefined && getKnownUnit(main) === getKnownUnit(amount);
  return signs.includes('+') || (isSame && /[,，]/.test(signs.join('')));
}

/** A number without a measure counts only where it surely does. */
function chooseCountRole(
  amount: ScannedAmount,
  { text, before, joint, behind, amounts }: Context,
  hasMain: boolean,
): AmountRole {
  // `1 tsp of 4 spices` are one.
  if (joint === 'of' && amounts.length > 0 && before.length === 1) return 'fixed';
  const [last, word] = [amounts.at(-1), before.at(-1)?.text ?? ''];
  // Scandinavian for in: `600 g lax i 4 bitar`.
  if (word === 'i' && amount.unit === null && last !== undefined && isMeasure(last)) return 'fixed';
  if (joint === 'further' && amount.unit === null && isShare(text, last)) return 'fixed';
  if (joint === 'of' || (joint === 'further' && amounts.length > 0)) return hasMain ? 'further' : 'main';
  if (joint === 'same' && last?.role === 'fixed') return 'fixed';
  if (joint === 'same' && amounts.length > 0) return hasMain ? 'same' : 'main';
  const isTimes = ['x', '×'].includes(word);
  if (hasMain) return isTimes ? 'each' : 'fixed';
  const sized = /^\s/.test(behind) ? behind.slice(skipWords(behind, 1, sizeWords)) : behind;
  const isAlone =
    countEnd.test(sized) ||
    amount.unit !== null ||
    isTimes ||
    cjk.test(behind) ||
    (word !== '' && pointing.includes(word) && text[amount.start - 1] !== '-');
  return isAlone && withoutLast(before, dividingWords) === null ? 'main' : 'fixed';
}

/** Whether an amount is a share of the one before it: `2 onions, 1 sliced and 1 diced`. */
function isShare(text: string, last: Amount | undefined): boolean {
  return last?.role === 'fixed' && /^\s\p{L}/u.test(text.slice(last.numberEnd, last.numberEnd + 2));
}

function isFixed({ start, numberEnd, unit, numbers }: ScannedAmount, context: Context): boolean {
  const { text, before, isLeading, behind } = context;
  const value = firstNumber({ numbers });
  const written = text.slice(start, numberEnd);
  const rest = text.slice(numberEnd, numberEnd + reach);
  if (
    value === 0 ||
    /^0\d/.test(written) ||
    isGraded(before) ||
    // So many pieces to the pound: `16/20 shrimp`.
    (unit === null && /^\d\d\s?[/⁄]\s?\d\d$/.test(written)) ||
    /\d[:/.]$/.test(text.slice(start - 2, start))
  )
    return true;
  if (length.test(rest) || namedNumber.test(text.slice(start, start + reach))) return true;
  const [next] = listTokens(rest);
  if (!unit?.known && next !== undefined && otherUnits.has(next.text.replace(/(?<=.)s$/u, ''))) return true;
  if (unit !== null && unit.known !== null) return /^[cf]$/i.test(unit.word) && value >= degreesFrom;
  if (unit !== null) return false;
  // `f(2)` is no line of a recipe.
  if (
    context.joint === 'bracket' &&
    context.amounts.at(-1)?.end !== start - 1 &&
    /[a-z][([]$/iu.test(text.slice(Math.max(0, start - 2), start))
  )
    return true;
  if (text[numberEnd - 1] === '-') return false;
  if (noCount.test(rest) && !/^-?[x×](?!\p{L})/u.test(rest)) return numberWordAt(`一${rest}`, 0) === null;
  if (/[/⁄]/.test(written) && !/\s/.test(written) && value >= 1) return true;
  return value >= namedFrom && !isLeading && countEnd.test(behind);
}

function isGraded(before: readonly Token[]): boolean {
  const last = before.at(-1)?.text ?? '';
  return gradeWords.has(last) || last.endsWith('mehltype');
}

/** Whether a number that is no amount belongs to a name: `80/20 beef`, `7-grain bread`, `Type 405`; not a size. */
export function isInName(text: string, { start, numberEnd, role }: Amount): boolean {
  const behind = text.slice(numberEnd, numberEnd + reach);
  if (role !== 'fixed' || length.test(behind)) return false;
  const written = text.slice(start, numberEnd);
  // The second number of `3 in 1`.
  if (/\d[\s-](?:in|en|em)[\s-]$/iu.test(text.slice(Math.max(0, start - reach), start))) return true;
  const isNumbered = /^0\d|[/⁄]/.test(written) || (noCount.test(behind) && !/^\s?[%‰°º℃℉]/u.test(behind));
  return isNumbered || namedNumber.test(text.slice(start, start + reach)) || countEnd.test(behind);
}

/** Whether a number is followed by a measure of length. */
export function isLength(text: string, { numberEnd }: Amount): boolean {
  return length.test(text.slice(numberEnd, numberEnd + reach));
}

/** A size at the start counts one thing of it: `9-inch pie crust`. */
function isLeadingSize({ numberEnd }: ScannedAmount, { text, isLeading }: Context): boolean {
  return isLeading && length.test(text.slice(numberEnd, numberEnd + reach));
}

function isEach(amount: ScannedAmount, context: Context): boolean {
  const { text, before, joint, amounts, taken: last } = context;
  const exact = withoutAbout(before);
  if (
    amounts.length > 0 &&
    (withoutLast(exact, eachWords) !== null || perWords.has(exact.at(-2)?.text ?? ''))
  )
    return true;
  if (perWords.has(context.after[0]?.text ?? '') && isEachBehind(context.after))
    return amounts.length > 0 || !context.isLeading;
  if (!isMeasure(amount)) return false;
  if ((amounts.length > 0 || joint === 'bracket') && isEachBehind(context.after)) return true;
  const { known = null, start = 0 } = amount.unit ?? {};
  if (text[start - 1] === '-' && start - 1 === amount.numberEnd) return true;
  const isPoured = known?.id === 'cup' || known?.id === 'tsp' || known?.id === 'tbsp';
  if (!isPoured && isPackBehind(context)) return true;
  if (isSizeAgain(amount, context)) return true;
  if (last === undefined || joint === 'same' || joint === 'further') return false;
  const isCountBefore =
    last.role === 'main' && (last.unit === null || last.unit.known?.dimension === 'count');
  if (isCountBefore && joint === 'of') return true;
  const signs = last.unit === null ? ['x', '×', '(', '['] : ['x', '×'];
  if (isCountBefore && exact.every(({ text: sign }) => signs.includes(sign))) return true;
  if (last.role !== 'main' && last.role !== 'each') return false;
  const between = listTokens(text.slice(last.numberEnd, Math.min(amount.start, last.numberEnd + reach)));
  return getKnownUnit(last) === null && between.some(({ text: word }) => isPackWord(word));
}

/** The size of a pack in another measure, or without its water: `(400 g/14 oz, 240 g drained)`. */
function isSizeAgain({ start }: Span, { text, joint, after, behind, main, taken: last }: Context): boolean {
  if (last?.role !== 'each' || after.slice(0, 2).some(({ text: word }) => totalWords.has(word))) return false;
  const between = text.slice(last.end, start);
  const isInItsBracket = !/[()[\]]/.test(between) && isInBracket(text, last.start);
  const isAlone = joint === 'bracket' && main === undefined;
  return isInItsBracket || isAlone || drained.test(behind) || between.trim() === '/';
}

/** `6 oz each`, `400 g per can` */
function isEachBehind(after: readonly Token[]): boolean {
  const ends = [undefined, ')', ',', ';'];
  const isEnd = (at: number) => ends.includes(after[at]?.text);
  const at = after.slice(0, 3).findIndex(({ text }) => eachWords.has(text) || perWords.has(text));
  if (at < 0) return false;
  return isEnd(at + 1) || (perWords.has(after[at]?.text ?? '') && isEnd(at + 2));
}

/** `400 g tin`; behind a count also `2 6 oz salmon fillets` */
function isPackBehind({ behind: whole, after: words, amounts }: Context): boolean {
  const behind = whole.replace(otherSize, '');
  const [first, second] = behind === whole ? words : listTokens(behind);
  if (!/^[\s-]/.test(behind) || first === undefined) return false;
  if (isPackWord(first.text)) return true;
  const isCounted = amounts.at(-1)?.role === 'main';
  if (isCounted && isSizedWord(first.text)) return true;
  return (
    isCounted &&
    second !== undefined &&
    !ofWords.has(first.text) &&
    /^\p{L}/u.test(first.text) &&
    isSizedWord(second.text)
  );
}
