import { cleanCategories } from '../../cleaning/index.ts';
import { type CsvRow, eachCsvRow, readOthers } from '../each-csv-row.ts';
import type { MigrationFormat } from '../format.ts';
import { type MigratedRecipe, migratedRecipe } from '../migrated-recipe.ts';
import { readStars, readTime } from '../tables/cell-values.ts';
import { addServings } from '../tables/servings.ts';
import { headLines } from '../tables/split-ingredients.ts';
import { splitSteps } from '../tables/split-steps.ts';

/** Plan to Eat: a CSV with a row a recipe. */
export const planToEat: MigrationFormat = eachCsvRow(
  ['Title', 'Main Ingredient', 'Directions', 'Photo Url'],
  readRecipe,
);

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

/** The columns that become fields, and those that say how the program shows a recipe. */
const known = [
  ...Object.values(nutrients),
  'Title',
  'Description',
  'Servings',
  'Yield',
  'Prep Time',
  'Cook Time',
  'Total Time',
  'Ingredients',
  'Directions',
  'Course',
  'Cuisine',
  'Tags',
  'Main Ingredient',
  'Url',
  'Source',
  'Created At',
  'Photo Url',
  'Url Host',
  'Updated At',
  'Private',
];

function readRecipe(row: CsvRow, language: string): MigratedRecipe | null {
  const time = (name: string) => readTime(row[name] ?? '', 'minute', language);
  const ingredients = readIngredients(row['Ingredients'] ?? '');
  const directions = splitSteps(row['Directions'] ?? '');
  const { Servings: servings = '', Yield: makes = '', Rating: rating = '' } = row;
  const stars = readStars(rating);
  const picture = row['Photo Url'] ?? '';
  const recipe = migratedRecipe(
    {
      name: row['Title'],
      description: row['Description'],
      yield: makes.trim() || servings,
      prepTime: time('Prep Time'),
      performTime: time('Cook Time'),
      totalTime: time('Total Time'),
      ingredients: ingredients.lines,
      headings: ingredients.headings,
      steps: directions.lines,
      stepHeadings: directions.headings,
      nutrition: Object.fromEntries(
        Object.entries(nutrients).map(([field, name]) => [field, row[name] ?? '']),
      ),
      categories: [row['Course'], row['Cuisine']].flatMap(cleanCategories),
      tags: [...(row['Tags'] ?? '').split(','), row['Main Ingredient'] ?? ''],
      rating: stars,
      orgURL: row['Url'],
      source: row['Source'],
      dateAdded: row['Created At'],
      extras: readOthers(row, stars === null && !/^0?$/.test(rating) ? known : [...known, 'Rating']),
      picture: /^https?:/i.test(picture) ? { url: picture } : null,
    },
    language,
  );
  return recipe === null ? null : addServings(recipe, servings);
}

/** Lines that begin with `, ` are headings, and so are those that end with a colon. */
function readIngredients(cell: string): ReturnType<typeof headLines> {
  return headLines(cell.split(/\r?\n/).map((line) => line.trim().replace(/^, ?[\s#,]*(?=\S)/, '# ')));
}
