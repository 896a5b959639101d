import type { LocaleValue } from '../../packages/domain/src/text/locales/index.ts';

/**
 * Languages that have every text: a change that adds one writes it in each of these. The others are
 * counted, and show English, or their nearest relative, in their gaps.
 */
export const completeLocales: ReadonlySet<LocaleValue> = new Set([
  'en-US',
  'en-GB',
  'ar-SA',
  'de-DE',
  'es-ES',
  'fr-FR',
  'pl-PL',
]);
