import { lazyWithTexts } from '../../../platform/i18n/index.ts';
import type { LastTimeProps } from './last-time.tsx';
import type { TimelineDialogProps } from './timeline-dialog.tsx';
import type { MadeThisProps } from './made-this-dialog.tsx';

/** They come when they are first wanted. */
export const LastTime = lazyWithTexts<LastTimeProps>(['timeline', 'ratings'], () =>
  import('./last-time.tsx').then((module) => module.LastTime),
);
export const TimelineDialog = lazyWithTexts<TimelineDialogProps>(['timeline'], () =>
  import('./timeline-dialog.tsx').then((module) => module.TimelineDialog),
);
export const MadeThisDialog = lazyWithTexts<MadeThisProps>(['timeline', 'cropping', 'ratings', 'dates'], () =>
  import('./made-this-dialog.tsx').then((module) => module.MadeThisDialog),
);
