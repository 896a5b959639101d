import { chooseLocale, findLocale, type LocaleValue } from '@hearth/domain/text/locales';
import { boot } from '../boot/boot.ts';
import { keptLocale } from './locale-cookie.ts';
import { type Locale, toLocale } from './locales.ts';

/**
 * The language of this page, in which the server has written it: the one chosen on the device, else the browser's first
 * that Hearth speaks.
 */
export const activeLocale: Locale = toLocale(import.meta.env.DEV ? chooseInDevelopment() : boot.locale);

/** The server of development builds writes the same page for everyone. */
function chooseInDevelopment(): LocaleValue {
  const kept = keptLocale();
  return kept === null ? chooseLocale(navigator.languages) : findLocale(kept);
}
