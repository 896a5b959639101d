import { createIcon } from './create-icon.ts';

export const IconHomeCog = createIcon('home-cog', [
  'M9 21v-6a2 2 0 0 1 2 -2h1.6',
  'M20 11l-8 -8l-9 9h2v7a2 2 0 0 0 2 2h4.159',
  'M16 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
  'M18 14.5v1.5',
  'M18 20v1.5',
  'M21.032 16.25l-1.299 .75',
  'M16.27 19l-1.3 .75',
  'M14.97 16.25l1.3 .75',
  'M19.733 19l1.3 .75',
]);
