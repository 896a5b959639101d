import { findDurations } from '@hearth/domain/dates/durations';
import { temperatureView, type TemperatureScale } from '@hearth/domain/measures/temperatures';

/** A piece of a step: words, or a cooking time that can be started. */
export interface StepPiece {
  readonly text: string;
  /** Only of cooking times. */
  readonly seconds?: number;
}

/** A stretch of text in pieces, its temperatures on the scale that is asked for. The pieces in a row are the text. */
export function stepPieces(text: string, temperature: TemperatureScale | 'original'): StepPiece[] {
  const shown = temperature === 'original' ? text : temperatureView(text, temperature);
  const pieces: StepPiece[] = [];
  let from = 0;
  for (const { start, end, seconds } of findDurations(shown)) {
    if (start > from) pieces.push({ text: shown.slice(from, start) });
    pieces.push({ text: shown.slice(start, end), seconds });
    from = end;
  }
  if (from < shown.length) pieces.push({ text: shown.slice(from) });
  return pieces;
}
