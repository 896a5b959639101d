import { createFoodSearch, englishFoodNames, type FindFood } from '@hearth/domain/nutrition/food-names';
import { seedFoodNames } from '../../catalog/seeders/index.ts';

/** Names of foods with the keys of the tables. */
type FoodNames = readonly (readonly [name: string, key: string])[];

const searches = new Map<string, Promise<FindFood>>();

/**
 * A search by the names of these languages (`en`), the first of them first. Each has a search of its own, as the same
 * word names other foods elsewhere: a French raisin is a grape.
 */
export async function foodSearchFor(languages: readonly string[]): Promise<FindFood> {
  const finders = await Promise.all(languages.map(loadSearch));
  return (text) => {
    for (const find of finders) {
      const found = find(text);
      if (found !== null) return found;
    }
    return null;
  };
}

/** The search of a language, made when a recipe is first in it. */
function loadSearch(language: string): Promise<FindFood> {
  const known = searches.get(language) ?? loadFoodNames(language).then(createFoodSearch);
  searches.set(language, known);
  return known;
}

/** What foods are called in a language. English has names of its own beside those of the lists, and they come first. */
async function loadFoodNames(language: string): Promise<FoodNames> {
  const listed = await seedFoodNames(language);
  return language === 'en' ? [...englishFoodNames(), ...listed] : listed;
}
