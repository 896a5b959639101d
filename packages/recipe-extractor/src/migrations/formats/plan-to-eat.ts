import { cleanCategories } from '../../cleaning/index.ts';
import { eachCsvRow } from '../each-csv-row.ts';
import type { MigrationFormat } from '../format.ts';
import { markedLines } from '../headed-lines.ts';
import { type MigratedRecipe, migratedRecipe } from '../migrated-recipe.ts';

/** Plan to Eat: a CSV with a row a recipe. */
export const planToEat: MigrationFormat = eachCsvRow(readRecipe);

/** The columns of nutrients. */
const nutrients = {
  calories: 'Calories',
  fatContent: 'Fat',
  saturatedFatContent: 'Saturated Fat',
  cholesterolContent: 'Cholesterol',
  sodiumContent: 'Sodium',
  sugarContent: 'Sugar',
  carbohydrateContent: 'Carbohydrate',
  fiberContent: 'Fiber',
  proteinContent: 'Protein',
} as const;

function readRecipe(row: Record<string, string>, language: string): MigratedRecipe | null {
  const { lines, headings } = markedLines(row['Ingredients'] ?? '', ', ');
  const picture = row['Photo Url'] ?? '';
  return migratedRecipe(
    {
      name: row['Title'],
      description: row['Description'],
      yield: row['Servings'] || row['Yield'],
      prepTime: row['Prep Time'],
      performTime: row['Cook Time'],
      totalTime: row['Total Time'],
      ingredients: lines,
      headings,
      steps: row['Directions'],
      nutrition: Object.fromEntries(
        Object.entries(nutrients).map(([field, name]) => [field, row[name] ?? '']),
      ),
      categories: [row['Course'], row['Cuisine']].flatMap(cleanCategories),
      tags: [...(row['Tags'] ?? '').split(','), row['Main Ingredient'] ?? ''],
      rating: row['Rating'],
      orgURL: row['Url'],
      dateAdded: row['Created At'],
      picture: /^https?:/i.test(picture) ? { url: picture } : null,
    },
    language,
  );
}
