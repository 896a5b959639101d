import { latinDigits } from '@hearth/domain/measures/quantities';
import { amount } from './leading-amount.ts';

const earlyNotePattern = new RegExp(
  String.raw`^((?:${amount})(?:\s*[\p{L}.]+)?|\S.{0,5})\s+(\([^()]+\))\s+(?=\S)`,
  'iu',
);
const gluedPattern = /^\S*[\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒]\p{L}/u;
const trailing = /^(.*\S)\s+\(([^()]*)\)$/su;
const comma = /^(.*?\S)[,،](?:\s+(.*))?$/su;

/** A line and the note that has been taken out of it. */
export interface Noted {
  readonly text: string;
  readonly note: string;
}

/**
 * A parenthesis after the amount or its unit moves to the end, where it becomes the note. If the unit is written
 * without a space (`1L (500ml) water`), it is already a note, and the rest of the line may have another one.
 */
export function withoutEarlyBracket(line: string): Noted {
  const match = earlyNotePattern.exec(latinDigits(line));
  if (match === null) return { text: line, note: '' };
  const [whole, head = '', bracket = ''] = match;
  const at = whole.indexOf(bracket, head.length);
  const written = line.slice(at, at + bracket.length);
  const text = `${line.slice(0, head.length)} ${line.slice(whole.length)}`;
  return gluedPattern.test(latinDigits(head))
    ? { text, note: written }
    : { text: `${text} ${written}`, note: '' };
}

/** The note in the text after the amount: a parenthesis at the end, else the text after the first comma. */
export function splitNote(text: string): Noted {
  const [, before, bracketed] = trailing.exec(text) ?? [];
  if (before !== undefined) return { text: before, note: (bracketed ?? '').trim() };
  const [, head, tail] = comma.exec(text) ?? [];
  return head === undefined ? { text, note: '' } : { text: head, note: (tail ?? '').trim() };
}
