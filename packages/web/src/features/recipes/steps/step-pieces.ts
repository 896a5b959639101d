import { findDurations } from '@hearth/domain/durations/find';
import type { StepAmount } from '@hearth/domain/ingredients/step-amounts';
import type { ShowTemperatures } from './use-temperatures.ts';

/** The amounts of a text that are scaled, in their order. */
export type FindAmounts = (text: string) => readonly StepAmount[];

/** How the text of a step is shown to this reader. */
export interface StepView {
  readonly inScale: ShowTemperatures;
  readonly amountsIn: FindAmounts;
}

/** A piece of a step: words, a cooking time that can be started, or an amount that is scaled. */
export interface StepPiece {
  readonly text: string;
  /** Only of cooking times. */
  readonly seconds?: number;
  /** The signs after a cooking time, which stay on its line: the full stop of its sentence. */
  readonly after?: string;
  /** What the recipe says; only of scaled amounts. */
  readonly original?: string;
}

const closingSigns = /^[\p{Pe}\p{Pf}.,;:!?…。、，；：！？]+/u;

/**
 * A stretch of text in pieces, as the reader wants it. Where nothing is scaled, the pieces in a row, each with what comes
 * after it, are the text.
 */
export function stepPieces(text: string, { inScale, amountsIn }: StepView): StepPiece[] {
  const shown = inScale(text);
  const times = findDurations(shown);
  const isFree = ({ start, end }: StepAmount) =>
    times.every((time) => time.end <= start || end <= time.start);
  const scaled = amountsIn(shown).filter(isFree);
  const pieces: StepPiece[] = [];
  let from = 0;
  for (const one of [...times, ...scaled].toSorted((a, b) => a.start - b.start)) {
    const { start, end } = one;
    const words = shown.slice(start, end);
    if (start > from) pieces.push({ text: shown.slice(from, start) });
    from = end;
    if ('seconds' in one) {
      const after = closingSigns.exec(shown.slice(end))?.[0] ?? '';
      pieces.push({ text: words, seconds: one.seconds, ...(after !== '' && { after }) });
      from += after.length;
    } else pieces.push({ text: one.text, original: words });
  }
  if (from < shown.length) pieces.push({ text: shown.slice(from) });
  return pieces;
}
