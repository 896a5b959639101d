import type { localeValues } from '@hearth/contract/kernel/locales';

/** A language of the product, by the name that the contract gives it. */
export type LocaleValue = (typeof localeValues)[number];

/** The locale for readers whose language is not spoken. */
export const fallbackLocale: LocaleValue = 'en-US';

/**
 * How numbers, dates and plurals of a locale are asked for where its own name would not do: amounts in recipes are
 * written in Latin digits, so all numbers are, for mixed digits in one line are hard to read; the contract's names of
 * Norwegian and Serbian are older than today's tags.
 */
const formatTags: Readonly<Partial<Record<LocaleValue, string>>> = {
  'ar-SA': 'ar-SA-u-ca-gregory-nu-latn',
  'no-NO': 'nb-NO',
  'sr-SP': 'sr-Cyrl-RS',
};

/** Languages whose texts are those of another but for what differs. */
const bases: Readonly<Partial<Record<LocaleValue, LocaleValue>>> = {
  'en-GB': 'en-US',
  'fr-BE': 'fr-FR',
  'fr-CA': 'fr-FR',
};

/** The tag that `Intl` writes numbers, dates, lists and plurals of a locale by. */
export function formatTag(locale: LocaleValue): string {
  return formatTags[locale] ?? locale;
}

/** The tag of pages, mails and books in a locale, for browsers and screen readers. */
export function languageTag(locale: LocaleValue): string {
  return formatTag(locale).split('-u-')[0] ?? locale;
}

/** The locale whose texts stand in for those that a locale does not have itself; null for American English. */
export function baseLocale(locale: LocaleValue): LocaleValue | null {
  return locale === fallbackLocale ? null : (bases[locale] ?? fallbackLocale);
}
