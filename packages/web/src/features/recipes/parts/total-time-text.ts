import { computeTotalMinutes, type RecipeTimes } from '@hearth/domain/durations/parse';
import { activeLocale } from '../../../platform/i18n/index.ts';

/** Preparing and cooking together, in the reader's language: `1 hr 30 min`; null where that is not clearly said. */
export function addUpTimes(times: RecipeTimes): string | null {
  const minutes = computeTotalMinutes({ ...times, totalTime: null });
  return minutes === null ? null : formatMinutes(Math.round(minutes));
}

/** Minutes in the reader's language: `1 hr 30 min`; null for none. */
export function formatMinutes(minutes: number): string | null {
  const parts = [
    ['hour', Math.floor(minutes / 60)],
    ['minute', minutes % 60],
  ] as const;
  const written = parts.flatMap(([unit, count]) =>
    count === 0
      ? []
      : [count.toLocaleString(activeLocale.formats, { style: 'unit', unit, unitDisplay: 'short' })],
  );
  return written.join(' ') || null;
}
