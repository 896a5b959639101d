import { createIcon } from './create-icon.ts';

export const IconDeviceDesktopOff = createIcon('device-desktop-off', [
  'M5 4h15a1 1 0 0 1 1 1v10a1 1 0 0 1 -1 1m-4 0h-12a1 1 0 0 1 -1 -1v-10c0 -.276 .112 -.526 .293 -.707',
  'M7 20h10',
  'M9 16v4',
  'M15 16v4',
  'M3 3l18 18',
]);
