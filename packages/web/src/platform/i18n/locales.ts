/** A language of the app. `formats` names how numbers and dates are written. */
export interface Locale {
  value: string;
  /** The language's name in itself. */
  name: string;
  dir: 'ltr' | 'rtl';
  formats: string;
}

/** Every language with a catalogue folder of the same name. */
export const locales: readonly Locale[] = [
  { value: 'en-US', name: 'English', dir: 'ltr', formats: 'en-US' },
  { value: 'de-DE', name: 'Deutsch', dir: 'ltr', formats: 'de-DE' },
  // Amounts in recipes are written in Latin digits, so all numbers are: mixed digits in one line are hard to read.
  { value: 'ar-SA', name: 'العربية', dir: 'rtl', formats: 'ar-SA-u-ca-gregory-nu-latn' },
];

const [fallback] = locales as [Locale, ...Locale[]];

/** The locale of a name, English when there is none. */
export function findLocale(value: string): Locale {
  return locales.find((locale) => locale.value === value) ?? fallback;
}

/** The first language of a wish list that the app speaks: the exact locale, else another of the same language. */
export function matchLocale(wishes: readonly string[]): Locale {
  for (const wish of wishes) {
    const match = exactMatch(wish) ?? languageMatch(wish);
    if (match !== undefined) return match;
  }
  return fallback;
}

function exactMatch(wish: string): Locale | undefined {
  return locales.find((locale) => locale.value.toLowerCase() === wish.toLowerCase());
}

function languageMatch(wish: string): Locale | undefined {
  const language = wish.toLowerCase().split(/[-_]/)[0] ?? '';
  return locales.find((locale) => locale.value.toLowerCase().startsWith(`${language}-`));
}
