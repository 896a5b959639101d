import { createIcon } from './create-icon.ts';

export const IconTrashOff = createIcon('trash-off', [
  'M3 3l18 18',
  'M4 7h3m4 0h9',
  'M10 11l0 6',
  'M14 14l0 3',
  'M5 7l1 12a2 2 0 0 0 2 2h8a2 2 0 0 0 2 -2l.077 -.923',
  'M18.384 14.373l.616 -7.373',
  'M9 5v-1a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v3',
]);
