import { leadingAmount } from './leading-amount.ts';
import type { IsUnit } from './parse-line.ts';

/** Words after which a number is a name: `flour type 405`. */
const namesANumber = /^(?:typ|type|nr\.?|no\.?|number|nummer|size|größe)$/iu;
/** Words that an amount at the end may have: `1 1/2 fl oz`. */
const maxWords = 6;

/** The parts of a line that ends in its amount. */
export interface TrailingAmount {
  readonly food: string;
  readonly quantity: number;
  readonly amountText: string;
  readonly unit: string;
  /** Of a range, all of it. */
  readonly note: string;
}

/** The amount at the end of a line, with a known unit or none: `olive oil 1L`, `milk 2`; null if there is none. */
export function trailingAmount(line: string, isUnit: IsUnit): TrailingAmount | null {
  const words = line.split(/\s+/u);
  for (let at = Math.max(1, words.length - maxWords); at < words.length; at += 1) {
    const found = amountAlone(words.slice(at).join(' '), isUnit);
    if (found === null) continue;
    const before = words.slice(0, at);
    const isName = namesANumber.test(before.at(-1) ?? '') || !/\p{L}/u.test(before.join(''));
    return isName ? null : { ...found, food: before.join(' ') };
  }
  return null;
}

/** A text that is an amount and nothing else; `00` names a kind of flour. */
function amountAlone(text: string, isUnit: IsUnit): Omit<TrailingAmount, 'food'> | null {
  const amount = /^0\d/.test(text) ? null : leadingAmount(text);
  if (amount === null || amount.value === 0) return null;
  const unit = [amount.gluedUnit, amount.rest].filter((part) => part !== '').join(' ');
  if (unit !== '' && !isUnit(unit)) return null;
  return { quantity: amount.value, amountText: amount.text, unit, note: amount.isRange ? amount.text : '' };
}
