import { useState } from 'react';
import { minutesAhead } from './local-time.ts';
import { readOwnZone } from './time-zones.ts';

/** The zone of this device, and how far its clocks run ahead of UTC, as they did when the page was opened. */
export function useReaderClock(): { readonly zone: string; readonly minutesAhead: number } {
  return useState(() => ({ zone: readOwnZone(), minutesAhead: minutesAhead(new Date()) }))[0];
}
