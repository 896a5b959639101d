import { scanAmounts, type ScannedAmount, withoutListNumber } from '@hearth/domain/ingredients/lines';
import { toNumber } from '@hearth/domain/measures/rationals';

const thousand = 1000;
const grouped = /^\d{1,3}(?:[ \u00a0\u202f\u2009'’.,]\d{3})+$/u;
/** `0 to taste`, `0 e 1/2`: nothing before the amount. */
const nothing = /^0\s+(?:[eyi]\s+(?=\d))?(?=[\p{L}\d½¼¾⅓⅔])/u;
/** `0.6 x 5 = 3 g`: what comes out of it is the amount. */
const computed = /(\d[\d.,]{0,8}\s?[x×*]\s?\d[\d.,]{0,8})\s?=\s?(?=\d)/u;

/**
 * A line whose numbers any reader understands: thousands without their signs, one unit where two are added, and no sum
 * but its result.
 */
export function withPlainNumbers(line: string): { readonly text: string; readonly note: string } {
  const [whole = '', sum = ''] = computed.exec(line) ?? [];
  const plain = withoutListNumber(line).trimStart().replace(whole, '').replace(nothing, '');
  let text = '';
  let at = 0;
  for (const amount of scanAmounts(plain)) {
    const number = spellPlain(plain, amount);
    if (number === null) continue;
    text += plain.slice(at, amount.start) + number.text;
    at = number.end;
  }
  return { text: text + plain.slice(at), note: sum };
}

/** A number without the signs that group it, or that says what two units add up to; null for one that is plain. */
function spellPlain(text: string, { start, end, numberEnd, numbers, unit, ofFirst }: ScannedAmount) {
  const [number, upTo] = numbers;
  if (number === undefined || upTo !== undefined) return null;
  const value = toNumber(number);
  if (unit && ofFirst) return { text: `${decimalText(value)} ${unit.word}`, end };
  const isGrouped = value >= thousand && grouped.test(text.slice(start, numberEnd));
  return isGrouped ? { text: String(value), end: numberEnd } : null;
}

/** With another number of decimals than three, which would be read as thousands. */
function decimalText(value: number): string {
  const text = String(Number(value.toFixed(4)));
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}
