import { minutesText } from './minutes-text.ts';

/** A time as a clock shows it (`1:30`, `0:45`) in words of the reader's language; other text as it is, null for none. */
export function clockTime(text: string, language: string): string | null {
  const [, hours, minutes] = /^:?(\d{1,3}):(\d{2})(?::\d{2})?$/.exec(text.trim()) ?? [];
  if (minutes === undefined) return text.trim() || null;
  return minutesText(Number(hours) * 60 + Number(minutes), language);
}
