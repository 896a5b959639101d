import { useState } from 'react';
import { minutesAhead } from './local-time.ts';

/** Minutes that clocks of this device run ahead of UTC, as they did when the page was opened. */
export function useMinutesAhead(): number {
  return useState(() => minutesAhead(new Date()))[0];
}
