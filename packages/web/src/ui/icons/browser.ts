import { createIcon } from './create-icon.ts';

export const IconBrowser = createIcon('browser', [
  'M4 8h16',
  'M4 6a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2l0 -12',
  'M8 4v4',
]);
