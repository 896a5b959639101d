import { formatTag, isRightToLeft, languageTag, type LocaleValue } from '@hearth/domain/text/locales';

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
  const dir = isRightToLeft(value) ? 'rtl' : 'ltr';
  return { value, dir, formats: formatTag(value), language: languageTag(value) };
}
