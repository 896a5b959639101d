import { scanAmounts } from '@hearth/domain/ingredients/lines';
import { toNumber } from '@hearth/domain/measures/rationals';

const thousand = 1000;
const grouped = /^\d{1,3}(?:[ \u00a0\u202f\u2009'’.,]\d{3})+$/u;
/** `0 to taste`, `0 e 1/2`: nothing before the amount. */
const nothing = /^0\s+(?:[eyi]\s+(?=\d))?(?=[\p{L}\d½¼¾⅓⅔])/u;
/** `0.6 x 5 = 3 g`: what comes out of it is the amount. */
const computed = /(\d[\d.,]{0,8}\s?[x×*]\s?\d[\d.,]{0,8})\s?=\s?(?=\d)/u;

/** A line whose numbers any reader understands: thousands without their signs, and no sum but its result. */
export function withPlainNumbers(line: string): { readonly text: string; readonly note: string } {
  const [whole = '', sum = ''] = computed.exec(line) ?? [];
  const plain = line.replace(whole, '').replace(nothing, '');
  let text = '';
  let at = 0;
  for (const { start, numberEnd, numbers } of scanAmounts(plain)) {
    const [number, upTo] = numbers;
    const value = number === undefined || upTo !== undefined ? 0 : toNumber(number);
    if (value < thousand || !grouped.test(plain.slice(start, numberEnd))) continue;
    text += plain.slice(at, start) + String(value);
    at = numberEnd;
  }
  return { text: text + plain.slice(at), note: sum };
}
