import { type GuessedLanguage, guessLanguage } from '@hearth/ingredients/languages';
import { seedLanguages } from '../../catalog/seeders/index.ts';
import { foodSearchFor } from './food-searches.ts';

/** The language that the lines of a recipe are read in, and those that its foods have their names in. */
export interface RecipeLanguages {
  readonly read: GuessedLanguage;
  readonly named: readonly string[];
}

/** What a recipe says of its language. */
interface Words {
  /** Its ingredients as they are written. */
  readonly texts: readonly string[];
  /** The names of its foods in the catalog. */
  readonly foods: readonly string[];
  /** The reader's. */
  readonly locale: string;
}

/** Languages whose lists of foods have another code than their lines: Norwegian is listed without its written form. */
const listedLanguages: Readonly<Partial<Record<GuessedLanguage, string>>> = { nb: 'no' };

/** More names say nothing new. */
const maxNames = 30;

/**
 * The language that the words of a recipe tell. Where they do not, foods have their names in the reader's language and
 * in English; if most of them have none there, in the language that knows most of them: Greek lines cannot be read, but
 * the foods of a Greek catalog are in its list.
 */
export async function guessLanguages({ texts, foods, locale }: Words): Promise<RecipeLanguages> {
  const guessed = guessLanguage(texts);
  if (guessed !== undefined) return { read: guessed, named: [listedLanguages[guessed] ?? guessed] };
  const names = foods.slice(0, maxNames);
  const usual = [...new Set([locale.split('-', 1)[0] ?? '', 'en'])];
  let [named, most] = [usual, await countKnown(names, usual)];
  if (most * 2 >= names.length) return { read: 'en', named };
  for (const language of seedLanguages) {
    const count = await countKnown(names, [language]);
    if (count > most) [named, most] = [[language], count];
  }
  return { read: 'en', named };
}

async function countKnown(names: readonly string[], languages: readonly string[]): Promise<number> {
  const find = await foodSearchFor(languages);
  return names.filter((name) => find(name) !== null).length;
}
