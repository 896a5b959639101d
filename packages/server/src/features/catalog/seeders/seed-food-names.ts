import { listSeedLocales } from '@hearth/domain/catalog/seed-locales';
import { loadSeedLists } from './seed-lists.ts';

/** The languages (`de`) that have a list of foods. */
export const seedLanguages: readonly string[] = [...new Set(listSeedLocales('foods').map(getLanguage))];

/**
 * Every name that the lists of a language have for their foods, with the food's key; none for other languages. A name
 * that its countries give to different foods is left out: a `limão` is a lemon in Portugal and a lime in Brazil.
 */
export async function seedFoodNames(language: string): Promise<readonly (readonly [string, string])[]> {
  const locales = listSeedLocales('foods').filter((locale) => getLanguage(locale) === language);
  const lists = await Promise.all(locales.map(loadSeedLists));
  const keys = new Map<string, string | null>();
  for (const { key, name, plural, aliases } of lists.flatMap(({ foods }) => foods)) {
    for (const one of [name, plural ?? name, ...aliases]) {
      const known = keys.get(one.toLowerCase());
      keys.set(one.toLowerCase(), known === undefined || known === key ? key : null);
    }
  }
  return [...keys].flatMap(([name, key]) => (key === null ? [] : [[name, key] as const]));
}

function getLanguage(locale: string): string {
  return locale.split('-', 1)[0] ?? '';
}
