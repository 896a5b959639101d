import { useEffect, useState } from 'react';
import { dayText } from '../../../platform/i18n/index.ts';
import { watchDay } from './today.ts';

/** The current local day, also on a page that is left open overnight. */
export function useToday(): string {
  const [today, setToday] = useState(() => dayText(new Date()));
  useEffect(() => watchDay(document, (now) => setToday(dayText(now))), []);
  return today;
}
