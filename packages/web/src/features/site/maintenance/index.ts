import { lazy } from 'react';

/** The page that was asked for comes first. */
const waitMs = 5000;

/**
 * The banner for administrators on every page while the database file is damaged. If its code cannot be loaded, the
 * page is shown without it.
 */
export const DamageBanner = lazy(async () => {
  await new Promise((resume) => setTimeout(resume, waitMs));
  const code = await import('./damage-banner.tsx').catch(() => null);
  return { default: code?.DamageBanner ?? (() => null) };
});
