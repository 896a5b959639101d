import { createIcon } from './create-icon.ts';

export const IconServerCog = createIcon('server-cog', [
  'M3 7a3 3 0 0 1 3 -3h12a3 3 0 0 1 3 3v2a3 3 0 0 1 -3 3h-12a3 3 0 0 1 -3 -3v-2',
  'M12 20h-6a3 3 0 0 1 -3 -3v-2a3 3 0 0 1 3 -3h10.5',
  'M16 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
  'M18 14.5v1.5',
  'M18 20v1.5',
  'M21.032 16.25l-1.299 .75',
  'M16.27 19l-1.3 .75',
  'M14.97 16.25l1.3 .75',
  'M19.733 19l1.3 .75',
  'M7 8v.01',
  'M7 16v.01',
]);
