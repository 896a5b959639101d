import { getTexts, type Locale } from '../../../platform/i18n/locales.ts';

/** Words that go with substitutions, in a language; in English where it has none. */
export function getSubstitutionTexts(locale: Locale): Readonly<Record<string, string>> {
  return { ...getTexts('en-US').substitutionNotes, ...getTexts(locale).substitutionNotes };
}
