import { firstNumber, scanAmountAt, type ScannedAmount } from '@hearth/domain/ingredients/lines';
import { latinDigits, numberPattern } from '@hearth/domain/measures/quantities';

/** The amount that a line begins with. */
export interface LeadingAmount {
  /** Of a range, the smaller end. */
  readonly value: number;
  /** As it is written. */
  readonly text: string;
  readonly isRange: boolean;
  /** The unit that is written without a blank, as in `100g`; else empty. */
  readonly gluedUnit: string;
  /** What follows. */
  readonly rest: string;
}

/** A number, or one that is divided by zero: that counts as none. As part of a regular expression, without groups. */
const figure = String.raw`\d{1,9}\s?/\s?0+(?!\d)|${numberPattern}`;
const range = String.raw`\s*[-–—]\s*|\s+(?:to|bis|or|oder)\s+`;

/** An amount as the start of a longer expression; without groups. */
export const amount = String.raw`(?:${figure})(?:(?:${range})(?:${figure}))?`;

/** `80/20` of a kind, `16/20` to the pound. */
const ratio = /^\d\d\s?[/⁄]\s?\d\d(?!\d)/u;
const noNumber = /^\d{1,9}\s?\/\s?0+(?!\d)/u;
const behindNumber = /^(\p{L}[\p{L}.]*)?(?:\s+|$)/u;

/**
 * The amount at the start of a line, or null. Signs such as `%` or `-inch` after a number make it no amount. Numbers are
 * those of any line: `1.000 g` are a thousand, and `1 lb 4 oz` is one and a quarter.
 */
export function leadingAmount(line: string): LeadingAmount | null {
  const plain = latinDigits(line);
  const found = noNumber.test(plain) ? nothingAt(plain) : scanAmountAt(plain, 0);
  const isNumber = /^(?:\d|\.\d|\p{No})/u.test(plain) && !ratio.test(plain);
  const behind = found && isNumber ? behindNumber.exec(plain.slice(found.numberEnd)) : null;
  if (found === null || behind === null) return null;
  const { numberEnd, numbers, unit, ofFirst, end } = found;
  const [whole, gluedUnit = ''] = behind;
  const isAdded = ofFirst !== undefined && unit !== null;
  return {
    value: firstNumber({ numbers }),
    text: line.slice(0, isAdded ? end : numberEnd),
    isRange: numbers.length > 1,
    gluedUnit: line.slice(numberEnd, numberEnd + gluedUnit.length),
    rest: isAdded
      ? `${gluedUnit === '' ? unit.word : ''}${line.slice(end)}`.trimStart()
      : line.slice(numberEnd + whole.length),
  };
}

function nothingAt(text: string): Pick<ScannedAmount, 'numbers' | 'numberEnd' | 'unit' | 'ofFirst' | 'end'> {
  const end = noNumber.exec(text)?.[0].length ?? 0;
  return { numbers: [], numberEnd: end, end, unit: null };
}
