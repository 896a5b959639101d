import { createIcon } from './create-icon.ts';

export const IconRotateClockwise2 = createIcon('rotate-clockwise-2', [
  'M9 4.55a8 8 0 0 1 6 14.9m0 -4.45v5h5',
  'M5.63 7.16l0 .01',
  'M4.06 11l0 .01',
  'M4.63 15.1l0 .01',
  'M7.16 18.37l0 .01',
  'M11 19.94l0 .01',
]);
