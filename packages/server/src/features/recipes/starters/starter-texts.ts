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
  ['de-DE', () => import('./texts/de-DE.json', { with: { type: 'json' } })],
  ['en-US', () => import('./texts/en-US.json', { with: { type: 'json' } })],
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
