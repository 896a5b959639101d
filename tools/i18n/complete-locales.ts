import type { LocaleValue } from '../../packages/domain/src/text/locales/index.ts';

/**
 * Languages that have every text: a change that adds one writes it in each of these. The others are
 * counted, and show English, or their nearest relative, in their gaps.
 */
export const completeLocales: ReadonlySet<LocaleValue> = new Set([
  'en-US',
  'en-GB',
  'ar-SA',
  'cs-CZ',
  'da-DK',
  'de-DE',
  'el-GR',
  'es-ES',
  'fi-FI',
  'fr-BE',
  'fr-CA',
  'fr-FR',
  'he-IL',
  'hu-HU',
  'it-IT',
  'ja-JP',
  'ko-KR',
  'nl-NL',
  'no-NO',
  'pl-PL',
  'pt-BR',
  'pt-PT',
  'ru-RU',
  'sv-SE',
  'tr-TR',
  'uk-UA',
  'zh-CN',
  'zh-TW',
]);
