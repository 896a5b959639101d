import { createIcon } from './create-icon.ts';

export const IconSortDescending = createIcon('sort-descending', [
  'M4 6l9 0',
  'M4 12l7 0',
  'M4 18l7 0',
  'M15 15l3 3l3 -3',
  'M18 6l0 12',
]);
