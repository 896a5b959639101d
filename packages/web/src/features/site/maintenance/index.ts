/** The banner for administrators on every page while the database file is damaged. */
export { DamageBanner } from './damage-banner.tsx';
