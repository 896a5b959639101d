import { lazyWithTexts } from '../../../platform/i18n/index.ts';
import type { TodayStripProps } from './today-strip.tsx';

/** Nothing here imports the entries of the plan: the library's page would load them. */
export { todayQuery } from './today.query.ts';

/** The plan of today in one line; its code is loaded only if there is one. */
export const TodayStrip = lazyWithTexts<TodayStripProps>(['meal-plans', 'dates'], () =>
  import('./today-strip.tsx').then((module) => module.TodayStrip),
);
