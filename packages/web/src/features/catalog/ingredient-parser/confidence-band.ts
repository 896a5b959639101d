/** How far a reading can be trusted; `none` where the parser cannot tell. */
export type ConfidenceBand = 'high' | 'medium' | 'low' | 'none';

/** Above it a reading is right nearly always. In percent. */
export const highAbove = 75;
/** Above it a reading is worth a look. In percent. */
const mediumAbove = 60;

/**
 * The band of a confidence from 0 to 1. It is judged in whole percent, as it is shown: two figures that look the same
 * have the same colour.
 */
export function chooseBand(confidence: number | null): ConfidenceBand {
  if (confidence === null) return 'none';
  const percent = Math.round(confidence * 100);
  if (percent > highAbove) return 'high';
  return percent > mediumAbove ? 'medium' : 'low';
}
