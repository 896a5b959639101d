import { lazyWithTexts } from '../../platform/i18n/index.ts';

/** What administrators are told on every page while the database file is damaged. */
export const DamageBanner = lazyWithTexts(['maintenance'], () =>
  import('./damage-banner.tsx').then((module) => module.DamageBanner),
);
