import { createIcon } from './create-icon.ts';

export const IconTimelineEvent = createIcon('timeline-event', [
  'M10 20a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
  'M10 20h-6',
  'M14 20h6',
  'M12 15l-2 -2h-3a1 1 0 0 1 -1 -1v-8a1 1 0 0 1 1 -1h10a1 1 0 0 1 1 1v8a1 1 0 0 1 -1 1h-3l-2 2',
]);
