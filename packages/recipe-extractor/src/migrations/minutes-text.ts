import { cleanTime } from '../cleaning/index.ts';

/** Minutes in words of the reader's language: 65 are `1 hour 5 minutes`; null for none. */
export function minutesText(minutes: number, language: string): string | null {
  return minutes > 0 ? cleanTime(`PT${minutes}M`, language) : null;
}
