import { lazyWithTexts } from '../../../platform/i18n/index.ts';
import type { TodayStripProps } from './today-strip.tsx';

/** Nothing here imports the entries of the plan: the library's page would load them. */
export { todayQuery } from './today.query.ts';

/** What is planned today, in one line; its code comes where something is. */
export const TodayStrip = lazyWithTexts<TodayStripProps>(['meal-plans', 'dates'], () =>
  import('./today-strip.tsx').then((module) => module.TodayStrip),
);
