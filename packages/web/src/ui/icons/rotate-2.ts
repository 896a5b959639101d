import { createIcon } from './create-icon.ts';

export const IconRotate2 = createIcon('rotate-2', [
  'M15 4.55a8 8 0 0 0 -6 14.9m0 -4.45v5h-5',
  'M18.37 7.16l0 .01',
  'M13 19.94l0 .01',
  'M16.84 18.37l0 .01',
  'M19.37 15.1l0 .01',
  'M19.94 11l0 .01',
]);
