import { createIcon } from './create-icon.ts';

export const IconPlaylistAdd = createIcon('playlist-add', [
  'M19 8h-14',
  'M5 12h9',
  'M11 16h-6',
  'M15 16h6',
  'M18 13v6',
]);
