/** Every locale that clients may name; texts exist for some of them. */
export const localeValues = [
  'zh-TW',
  'zh-CN',
  'vi-VN',
  'uk-UA',
  'tr-TR',
  'sv-SE',
  'sr-SP',
  'sl-SI',
  'sk-SK',
  'ru-RU',
  'ro-RO',
  'pt-PT',
  'pt-BR',
  'pl-PL',
  'no-NO',
  'nl-NL',
  'lv-LV',
  'lt-LT',
  'ko-KR',
  'ja-JP',
  'it-IT',
  'is-IS',
  'hu-HU',
  'hr-HR',
  'he-IL',
  'gl-ES',
  'fr-FR',
  'fr-BE',
  'fr-CA',
  'fi-FI',
  'es-ES',
  'en-US',
  'en-GB',
  'el-GR',
  'de-DE',
  'da-DK',
  'cs-CZ',
  'ca-ES',
  'bg-BG',
  'ar-SA',
  'af-ZA',
] as const;

const known: ReadonlySet<string> = new Set(localeValues);

/** Whether clients may name that locale. */
export function isLocaleValue(value: string): boolean {
  return known.has(value);
}
