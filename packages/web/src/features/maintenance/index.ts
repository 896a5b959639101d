import { lazy } from 'react';

/** The page that was asked for comes first. */
const waitMs = 5000;

/** What administrators are told on every page while the database file is damaged. */
export const DamageBanner = lazy(async () => {
  await new Promise((resume) => setTimeout(resume, waitMs));
  return { default: (await import('./damage-banner.tsx')).DamageBanner };
});
