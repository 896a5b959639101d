import { createIcon } from './create-icon.ts';

export const IconRowInsertTop = createIcon('row-insert-top', [
  'M4 18v-4a1 1 0 0 1 1 -1h14a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-14a1 1 0 0 1 -1 -1',
  'M12 9v-4',
  'M10 7l4 0',
]);
