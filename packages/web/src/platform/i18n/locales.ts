import { formatTag, isRightToLeft, languageTag, type LocaleValue } from '@hearth/domain/text/locales';

/** A language of the app. */
export interface Locale {
  value: LocaleValue;
  /** The language's name in itself. */
  name: string;
  dir: 'ltr' | 'rtl';
  /** How numbers and dates are asked for. */
  formats: string;
  /** The tag of its pages, for browsers and screen readers. */
  language: string;
}

const names: Readonly<Record<LocaleValue, string>> = {
  'en-US': 'English (US)',
  'en-GB': 'English (UK)',
  'af-ZA': 'Afrikaans',
  'ar-SA': 'العربية',
  'bg-BG': 'Български',
  'ca-ES': 'Català',
  'cs-CZ': 'Čeština',
  'da-DK': 'Dansk',
  'de-DE': 'Deutsch',
  'el-GR': 'Ελληνικά',
  'es-ES': 'Español',
  'fi-FI': 'Suomi',
  'fr-FR': 'Français',
  'fr-BE': 'Français (Belgique)',
  'fr-CA': 'Français (Canada)',
  'gl-ES': 'Galego',
  'he-IL': 'עברית',
  'hr-HR': 'Hrvatski',
  'hu-HU': 'Magyar',
  'is-IS': 'Íslenska',
  'it-IT': 'Italiano',
  'ja-JP': '日本語',
  'ko-KR': '한국어',
  'lt-LT': 'Lietuvių',
  'lv-LV': 'Latviešu',
  'nl-NL': 'Nederlands',
  'no-NO': 'Norsk',
  'pl-PL': 'Polski',
  'pt-BR': 'Português (Brasil)',
  'pt-PT': 'Português (Portugal)',
  'ro-RO': 'Română',
  'ru-RU': 'Русский',
  'sk-SK': 'Slovenčina',
  'sl-SI': 'Slovenščina',
  'sr-SP': 'Српски',
  'sv-SE': 'Svenska',
  'tr-TR': 'Türkçe',
  'uk-UA': 'Українська',
  'vi-VN': 'Tiếng Việt',
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
};

/** Every language, in the order of the language dialog: by its name, as readers of the Latin alphabet look for it. */
export const locales: readonly Locale[] = (Object.keys(names) as LocaleValue[]).map(toLocale);

/** How a language is named, directed and written. */
export function toLocale(value: LocaleValue): Locale {
  const dir = isRightToLeft(value) ? 'rtl' : 'ltr';
  return { value, name: names[value], dir, formats: formatTag(value), language: languageTag(value) };
}
