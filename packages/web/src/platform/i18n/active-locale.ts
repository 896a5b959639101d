import { keptLocale } from './locale-cookie.ts';
import { type Locale, findLocale, matchLocale } from './locales.ts';

/** The language of this page: chosen on the device, else the browser's first that the app speaks. */
export const activeLocale: Locale = chooseLocale();

function chooseLocale(): Locale {
  const kept = keptLocale();
  return kept === null ? matchLocale(navigator.languages) : findLocale(kept);
}
