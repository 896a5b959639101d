import type { Rational } from '../../measures/rationals/index.ts';
import { roundAmount } from '../../measures/rounding/index.ts';
import { about, type AmountView, spellNumber } from '../lines/index.ts';

/** Numbers of pieces that were computed, with a sign that says where they had to be rounded. `word` is what they are. */
export function spellPieces(
  counts: readonly Rational[],
  word: string,
  { spell }: Pick<AmountView, 'spell'>,
): string {
  const rounded = counts.map((count) => roundAmount(count, null, { word }));
  const numbers = rounded.map(({ parts }) =>
    parts.map(({ value }) => spellNumber(value, false, spell)).join(''),
  );
  const text = [...new Set(numbers)].join('–');
  return rounded.some(({ isRounded }) => isRounded) ? about + text : text;
}
