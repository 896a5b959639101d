/** Which languages have a list of foods, labels and units to begin with, and which list stands in for the others. */
export { hasSeedList, chooseSeedLocale, listSeedLocales, type SeedListKind } from './seed-locales.ts';
