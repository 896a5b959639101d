import { lazy } from 'react';

/** The page that was asked for comes first. */
const waitMs = 5000;

/**
 * What administrators are told on every page while the database file is damaged. Without a network its code may be out
 * of reach: then the page goes on without it.
 */
export const DamageBanner = lazy(async () => {
  await new Promise((resume) => setTimeout(resume, waitMs));
  const code = await import('./damage-banner.tsx').catch(() => null);
  return { default: code?.DamageBanner ?? (() => null) };
});
