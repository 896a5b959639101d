import { latinDigits } from '@hearth/domain/measures/quantities';
import { amount, leadingAmount } from './leading-amount.ts';
import type { IsUnit } from './parse-line.ts';

const times = new RegExp(String.raw`^(${amount})(\s*[x×](?:\s+|(?=\d)))(?=\S)`, 'iu');
const unitPattern = /^(\p{L}[\p{L}.]*)(?:\s+|$)/u;

/** A line without the size of its packs. */
export interface PackSize {
  readonly text: string;
  /** The size of one, as it is written. */
  readonly note: string;
  /** The sign of multiplication. */
  readonly fillers: readonly string[];
}

/** `2 x 400g canned tomatoes` are two, of a size that becomes the note; in `2 x onions` the sign says nothing. */
export function withoutPackSize(line: string, isUnit: IsUnit): PackSize {
  const [whole, amount = '', sign = ''] = times.exec(latinDigits(line)) ?? [];
  if (whole === undefined) return { text: line, note: '', fillers: [] };
  const rest = line.slice(whole.length);
  const count = line.slice(0, amount.length);
  const length = sizeLength(rest, isUnit);
  const isAmountLeft = length === 0 && leadingAmount(rest) !== null;
  if (isAmountLeft || rest.slice(length).trim() === '') return { text: line, note: '', fillers: [] };
  const note = rest.slice(0, length).trim();
  return { text: `${count} ${rest.slice(length).trim()}`, note, fillers: [sign.trim()] };
}

/** How many characters the size of a pack takes; 0 if the line names none. */
function sizeLength(rest: string, isUnit: IsUnit): number {
  const amount = leadingAmount(rest);
  if (amount === null) return 0;
  const amountLength = rest.length - amount.rest.length;
  if (amount.gluedUnit !== '') return isUnit(amount.gluedUnit) ? amountLength : 0;
  const [unit = '', word = ''] = unitPattern.exec(amount.rest) ?? [];
  return word !== '' && isUnit(word) ? amountLength + unit.length : 0;
}
