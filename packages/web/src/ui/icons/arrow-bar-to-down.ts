import { createIcon } from './create-icon.ts';

export const IconArrowBarToDown = createIcon('arrow-bar-to-down', [
  'M4 20l16 0',
  'M12 14l0 -10',
  'M12 14l4 -4',
  'M12 14l-4 -4',
]);
