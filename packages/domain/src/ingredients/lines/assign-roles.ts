import { isEach } from './each-role.ts';
import { type Amount, type AmountRole, firstNumber, getKnownUnit, isMeasure } from './line.ts';
import { numberWordAt } from './number-words.ts';
import { type Context, type Found, reach, readContext } from './role-context.ts';
import type { ScannedAmount } from './scan-amounts.ts';
import { cjkLetters, listTokens, skipWords, type Token, withoutLast } from './tokens.ts';
import { dividingWords, gradeWords, namedNumber, otherUnits, sizeWords, vague } from './words.ts';

const length = /^(?:in|[\s-]?(?:cm|mm|см|мм|inch(?:es)?|in\.|zoll|["″]|pouces?|pulgadas?))(?!\p{L})/iu;
const noCount = /^(?:\s?[%‰°º℃℉]|-(?!\s)[^\d\s]|:\d|\s?[/⁄]\s?\d|\p{L})/u;
const countEnd = /^\s*(?:$|[,;)([/]|[x×](?!\p{L}))/u;
const cjk = new RegExp(`^[${cjkLetters}]`, 'u');
/** Between a food and its amount: `eggs: 3`, `яйца – 3`. */
const pointing = ':…–—-';
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
    const isArticle = isWord && !isSure && amount.unit === null;
    if (isArticle && !/^eine[rs]$/i.test(text.slice(amount.start, amount.end))) continue;
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
