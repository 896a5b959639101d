import { createIcon } from './create-icon.ts';

export const IconFlipVertical = createIcon('flip-vertical', [
  'M3 12l18 0',
  'M7 16l10 0l-10 5l0 -5',
  'M7 8l10 0l-10 -5l0 5',
]);
