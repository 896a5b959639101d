import type { localeValues } from '@hearth/contract';
import { baseLocale } from '@hearth/domain/text/locales';

type LocaleValue = (typeof localeValues)[number];

/** The texts of a starter recipe in one language. */
export interface StarterText {
  readonly name: string;
  readonly description: string;
  /** What a recipe that fills a mold makes, where it is not counted in servings alone. */
  readonly yield?: string;
  /** How a food is prepared, by the food's key. */
  readonly notes: Readonly<Record<string, string>>;
  /** The steps; `{oven}` stands for how hot the oven is. */
  readonly steps: readonly string[];
}

/** A file of texts: the same keys in every language. */
export interface StarterTexts {
  /** Categories and tags by key. */
  readonly organizers: Readonly<Record<string, string>>;
  /** The recipes by key. */
  readonly recipes: Readonly<Record<string, StarterText>>;
}

type LoadTexts = () => Promise<{ default: StarterTexts }>;

/** The texts by locale. A translation is a file in `texts` and a line here. */
export const starterTextFiles: ReadonlyMap<LocaleValue, LoadTexts> = new Map<LocaleValue, LoadTexts>([
  ['ar-SA', () => import('./texts/ar-SA.json', { with: { type: 'json' } })],
  ['cs-CZ', () => import('./texts/cs-CZ.json', { with: { type: 'json' } })],
  ['da-DK', () => import('./texts/da-DK.json', { with: { type: 'json' } })],
  ['de-DE', () => import('./texts/de-DE.json', { with: { type: 'json' } })],
  ['el-GR', () => import('./texts/el-GR.json', { with: { type: 'json' } })],
  ['en-US', () => import('./texts/en-US.json', { with: { type: 'json' } })],
  ['es-ES', () => import('./texts/es-ES.json', { with: { type: 'json' } })],
  ['fi-FI', () => import('./texts/fi-FI.json', { with: { type: 'json' } })],
  ['fr-FR', () => import('./texts/fr-FR.json', { with: { type: 'json' } })],
  ['he-IL', () => import('./texts/he-IL.json', { with: { type: 'json' } })],
  ['hu-HU', () => import('./texts/hu-HU.json', { with: { type: 'json' } })],
  ['it-IT', () => import('./texts/it-IT.json', { with: { type: 'json' } })],
  ['ja-JP', () => import('./texts/ja-JP.json', { with: { type: 'json' } })],
  ['ko-KR', () => import('./texts/ko-KR.json', { with: { type: 'json' } })],
  ['nl-NL', () => import('./texts/nl-NL.json', { with: { type: 'json' } })],
  ['no-NO', () => import('./texts/no-NO.json', { with: { type: 'json' } })],
  ['pl-PL', () => import('./texts/pl-PL.json', { with: { type: 'json' } })],
  ['pt-BR', () => import('./texts/pt-BR.json', { with: { type: 'json' } })],
  ['pt-PT', () => import('./texts/pt-PT.json', { with: { type: 'json' } })],
  ['ro-RO', () => import('./texts/ro-RO.json', { with: { type: 'json' } })],
  ['ru-RU', () => import('./texts/ru-RU.json', { with: { type: 'json' } })],
  ['sk-SK', () => import('./texts/sk-SK.json', { with: { type: 'json' } })],
  ['sv-SE', () => import('./texts/sv-SE.json', { with: { type: 'json' } })],
  ['tr-TR', () => import('./texts/tr-TR.json', { with: { type: 'json' } })],
  ['uk-UA', () => import('./texts/uk-UA.json', { with: { type: 'json' } })],
  ['vi-VN', () => import('./texts/vi-VN.json', { with: { type: 'json' } })],
  ['zh-CN', () => import('./texts/zh-CN.json', { with: { type: 'json' } })],
  ['zh-TW', () => import('./texts/zh-TW.json', { with: { type: 'json' } })],
]);

/** The texts of a locale; where there are none, those of the locale whose texts stand in for its own. */
export async function loadStarterTexts(locale: LocaleValue): Promise<StarterTexts> {
  const load = starterTextFiles.get(locale);
  if (load !== undefined) return (await load()).default;
  return loadStarterTexts(baseLocale(locale) ?? 'en-US');
}

/** The locale whose texts {@link loadStarterTexts} gives: times are written in the same language. */
export function chooseStarterLocale(locale: LocaleValue): LocaleValue {
  return starterTextFiles.has(locale) ? locale : chooseStarterLocale(baseLocale(locale) ?? 'en-US');
}
