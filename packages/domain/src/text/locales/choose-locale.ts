import { localeValues } from '@hearth/contract/kernel/locales';
import { fallbackLocale, type LocaleValue } from './locale-facts.ts';

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
  ...localeValues.toReversed().map((value) => [readLanguage(value), value] as const),
  ...Object.entries(aliases),
  ...localeValues.map((value) => [value.toLowerCase(), value] as const),
]);

function readLanguage(tag: string): string {
  return tag.toLowerCase().split('-')[0] ?? '';
}

/** The locale of that exact name, American English when there is none. */
export function findLocale(name: string): LocaleValue {
  return localeValues.find((value) => value === name) ?? fallbackLocale;
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
  return fallbackLocale;
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
