import { localeValues } from '@hearth/contract/kernel/locales';

/** A language of the product, by the name that the contract gives it. */
export type LocaleValue = (typeof localeValues)[number];

const fallback: LocaleValue = 'en-US';
const rightToLeft: ReadonlySet<string> = new Set(['ar-SA', 'he-IL']);

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

/**
 * Tags that browsers send for a language whose names in the contract say too little: which of two spellings a region
 * writes, and other names of a language. Longer ones win over shorter ones.
 */
const aliases: Readonly<Record<string, LocaleValue>> = {
  en: 'en-US',
  'en-au': 'en-GB',
  'en-ie': 'en-GB',
  'en-in': 'en-GB',
  'en-nz': 'en-GB',
  'en-za': 'en-GB',
  fr: 'fr-FR',
  pt: 'pt-PT',
  nb: 'no-NO',
  nn: 'no-NO',
  iw: 'he-IL',
  bs: 'hr-HR',
  sh: 'sr-SP',
  zh: 'zh-CN',
  'zh-hant': 'zh-TW',
  'zh-hk': 'zh-TW',
  'zh-mo': 'zh-TW',
};

const byTag: ReadonlyMap<string, LocaleValue> = new Map([
  // The first of a language stands for it, unless an alias says which one does.
  ...[...localeValues].reverse().map((value) => [languageOf(value), value] as const),
  ...Object.entries(aliases),
  ...localeValues.map((value) => [value.toLowerCase(), value] as const),
]);

function languageOf(tag: string): string {
  return tag.toLowerCase().split('-')[0] ?? '';
}

/** The locale of that exact name, American English when there is none. */
export function findLocale(name: string): LocaleValue {
  return localeValues.find((value) => value === name) ?? fallback;
}

/**
 * The first language of a list of wishes that the product speaks: the exact locale, else the one for its script or
 * region, else another of the same language; American English when none is spoken.
 *
 * @param wishes language tags in the reader's order, as in `navigator.languages`; `_` may stand for `-`
 */
export function chooseLocale(wishes: readonly string[]): LocaleValue {
  for (const wish of wishes) {
    const found = findByTag(wish.trim().toLowerCase().replaceAll('_', '-'));
    if (found !== undefined) return found;
  }
  return fallback;
}

/** Looks a tag up, then without its last part, and so on: `zh-hant-hk`, `zh-hant`, `zh`. */
function findByTag(tag: string): LocaleValue | undefined {
  const parts = tag.split('-');
  for (let length = parts.length; length > 0; length -= 1) {
    const found = byTag.get(parts.slice(0, length).join('-'));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The tag that `Intl` writes numbers, dates, lists and plurals of a locale by. */
export function formatTag(locale: LocaleValue): string {
  return formatTags[locale] ?? locale;
}

/** The locale whose texts stand in for those that a locale does not have itself; null for American English. */
export function baseLocale(locale: LocaleValue): LocaleValue | null {
  return locale === fallback ? null : (bases[locale] ?? fallback);
}

/** Whether a locale is written from right to left. */
export function isRightToLeft(locale: LocaleValue): boolean {
  return rightToLeft.has(locale);
}
