import { AMOUNT } from './leading-amount.ts';
import { latinDigits } from './latin-digits.ts';

const EARLY = new RegExp(
  String.raw`^((?:${AMOUNT})(?:\s*[\p{L}.]+)?|\S.{0,5})\s+(\([^()]+\))\s+(?=\S)`,
  'iu',
);
const GLUED = /^\S*[\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒]\p{L}/u;
const TRAILING = /^(.*\S)\s+\(([^()]*)\)$/su;
const COMMA = /^(.*?\S)[,،](?:\s+(.*))?$/su;

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
  const match = EARLY.exec(latinDigits(line));
  if (match === null) return { text: line, note: '' };
  const [whole, head = '', bracket = ''] = match;
  const at = whole.indexOf(bracket, head.length);
  const written = line.slice(at, at + bracket.length);
  const text = `${line.slice(0, head.length)} ${line.slice(whole.length)}`;
  return GLUED.test(latinDigits(head)) ? { text, note: written } : { text: `${text} ${written}`, note: '' };
}

/** The note in the text after the amount: a parenthesis at the end, else the text after the first comma. */
export function splitNote(text: string): Noted {
  const [, before, bracketed] = TRAILING.exec(text) ?? [];
  if (before !== undefined) return { text: before, note: (bracketed ?? '').trim() };
  const [, head, tail] = COMMA.exec(text) ?? [];
  return head === undefined ? { text, note: '' } : { text: head, note: (tail ?? '').trim() };
}
