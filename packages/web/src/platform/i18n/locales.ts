import { chooseDirection } from '@hearth/domain/text/direction';
import { formatTag, languageTag, type LocaleValue } from '@hearth/domain/text/locales';

/** A language of the app. */
export interface Locale {
  value: LocaleValue;
  dir: 'ltr' | 'rtl';
  /** How numbers and dates are asked for. */
  formats: string;
  /** The tag of its pages, for browsers and screen readers. */
  language: string;
}

/** How a language is directed and written. */
export function toLocale(value: LocaleValue): Locale {
  return { value, dir: chooseDirection(value), formats: formatTag(value), language: languageTag(value) };
}
