import type { Amount } from './line.ts';
import { readLine } from './read-line.ts';

/** The amount of a line, and the same amount in another measure right behind it: `1 cup (240 ml)`. */
export interface MainAmount {
  readonly main: Amount;
  readonly same: Amount | null;
  /** After the second measure and its bracket, else after the amount. */
  readonly end: number;
}

/** How much of the food a line names; null where it names none, as in `salt to taste`. */
export function findMainAmount(text: string): MainAmount | null {
  const { amounts } = readLine(text);
  const main = amounts.find(({ role }) => role === 'main');
  if (main === undefined) return null;
  const behind = amounts.find(({ role, outer }) => role === 'same' && outer.start === main.end);
  const same =
    behind !== undefined && !/^[\s,]*\p{L}/u.test(text.slice(main.end, behind.start)) ? behind : null;
  return { main, same, end: same?.outer.end ?? main.end };
}

/** The amount that a text begins with and adds to the one before it: `plus 1 tbsp`, `+ 50 g`; null without one. */
export function findFurtherAmount(text: string): { readonly amount: Amount; readonly end: number } | null {
  const before = '1 g ';
  const further = readLine(before + text).amounts.find(({ role }) => role === 'further');
  if (further === undefined || further.outer.start > before.length || further.unit === null) return null;
  const behind = findMainAmount(text.slice(further.start - before.length));
  const end = further.start - before.length + (behind?.end ?? 0);
  return {
    amount: { ...further, start: further.start - before.length, end: further.end - before.length },
    end,
  };
}
