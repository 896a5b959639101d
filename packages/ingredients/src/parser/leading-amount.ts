import { latinDigits, numberPattern, readNumber } from '@hearth/domain/measures/quantities';
import { toNumber } from '@hearth/domain/measures/rationals';

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

const leading = new RegExp(
  String.raw`^((${figure})(?:(?:${range})(${figure}))?)(\p{L}[\p{L}.]*)?(?:\s+|$)`,
  'iu',
);

/** The amount at the start of a line, or null. Signs such as `%` or `-inch` after a number make it no amount. */
export function leadingAmount(line: string): LeadingAmount | null {
  const match = leading.exec(latinDigits(line));
  if (match === null) return null;
  const [whole, amount = '', first = '', second, gluedUnit = ''] = match;
  return {
    value: readValue(first),
    text: line.slice(0, amount.length),
    isRange: second !== undefined,
    gluedUnit: line.slice(amount.length, amount.length + gluedUnit.length),
    rest: line.slice(whole.length),
  };
}

function readValue(figure: string): number {
  return /\/\s?0+$/.test(figure) ? 0 : toNumber(readNumber(figure));
}
