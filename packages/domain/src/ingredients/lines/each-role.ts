import { getKnownUnit, isMeasure, type Span } from './line.ts';
import { type Context, reach } from './role-context.ts';
import type { ScannedAmount } from './scan-amounts.ts';
import { isInBracket, listTokens, type Token, withoutAbout, withoutLast } from './tokens.ts';
import {
  drained,
  eachWords,
  isPackWord,
  isSizedWord,
  ofWords,
  otherSize,
  perWords,
  totalWords,
} from './words.ts';

/** Whether an amount is the size of one piece or pack: `(400 g each)`, `14-ounce can`, `1 lata (400 g)`. */
export function isEach(amount: ScannedAmount, context: Context): boolean {
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
