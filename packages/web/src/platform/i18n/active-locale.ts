import { chooseLocale, findLocale } from '@hearth/domain/text/locales';
import { keptLocale } from './locale-cookie.ts';
import { type Locale, toLocale } from './locales.ts';

/** The language of this page: chosen on the device, else the browser's first that the app speaks. */
export const activeLocale: Locale = toLocale(chooseActive());

function chooseActive() {
  const kept = keptLocale();
  return kept === null ? chooseLocale(navigator.languages) : findLocale(kept);
}
