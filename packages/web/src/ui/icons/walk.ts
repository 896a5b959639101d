import { createIcon } from './create-icon.ts';

export const IconWalk = createIcon('walk', [
  'M12 4a1 1 0 1 0 2 0a1 1 0 1 0 -2 0',
  'M7 21l3 -4',
  'M16 21l-2 -4l-3 -3l1 -6',
  'M6 12l2 -3l4 -1l3 3l3 1',
]);
