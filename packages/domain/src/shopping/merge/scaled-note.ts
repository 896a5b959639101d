import {
  type Amount,
  asWritten,
  isScaled,
  joinSegments,
  type Line,
  readLine,
  renderLine,
  type Span,
} from '../../ingredients/lines/index.ts';
import { one, type Rational, toNumber } from '../../measures/rationals/index.ts';

/** A note of an ingredient, and the line that it is a part of. */
interface Noted {
  readonly note: string;
  readonly originalText: string | null;
}

/**
 * A note so many times: of `2 onions (300 g), diced` thrice it is `900 g, diced`. The size of a pack stays, which only
 * the whole line tells: the 400 g of `1 can (400 g)`.
 */
export function scaledNote({ note, originalText }: Noted, scale: Rational): string {
  if (scale === one || !/\p{N}/u.test(note)) return note;
  const at = originalText?.indexOf(note) ?? -1;
  const line = at < 0 ? readLine(note) : partOfLine(readLine(originalText ?? ''), at, note);
  if (!line.amounts.some(isScaled)) return note;
  const spell = (value: number) => (/\d,\d/.test(note) ? String(value).replace('.', ',') : String(value));
  return joinSegments(renderLine(line, { ...asWritten, spell, scale: toNumber(scale) }));
}

function partOfLine({ amounts }: Line, at: number, text: string): Line {
  const inside = amounts.filter(({ start, end }) => start >= at && end <= at + text.length);
  return { text, amounts: inside.map((amount) => movedAmount(amount, at)) };
}

function movedAmount(amount: Amount, by: number): Amount {
  const { unit, numberEnd, outer } = amount;
  const shift = <T extends Span>(span: T): T => ({ ...span, start: span.start - by, end: span.end - by });
  const moved = { numberEnd: numberEnd - by, outer: shift(outer), unit: unit && shift(unit) };
  return { ...shift(amount), ...moved };
}
