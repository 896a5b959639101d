import type { ParsedIngredient } from '@hearth/contract';

/** A language in which lines are read. */
export type ReadingLanguage = NonNullable<ParsedIngredient['language']>;

/** Every one of the contract's languages, and no other. */
const languages = {
  en: true,
  de: true,
  fr: true,
  es: true,
  it: true,
  pt: true,
  nl: true,
  pl: true,
  sv: true,
  ru: true,
  zh: true,
  ja: true,
  da: true,
  nb: true,
  cs: true,
  fi: true,
  hu: true,
  tr: true,
  uk: true,
  ko: true,
} satisfies Record<ReadingLanguage, true>;

/** The languages of lines with their names in the reader's language, sorted by these. */
export function readingLanguages(locale: string): { value: ReadingLanguage; label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return (Object.keys(languages) as ReadingLanguage[])
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
}

/** The name of a language in the reader's language. */
export function languageName(language: ReadingLanguage, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;
}
