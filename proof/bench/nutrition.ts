/**
 * `npm run bench -- nutrition`: computes the calories of the saved recipe pages that publish theirs, and prints how far
 * both are apart and of how many ingredients the sum is. `--worst 20` lists the pages that are furthest off,
 * `--unknown 40` the names that no food was found for.
 */
import { loadLabelModel } from '@hearth/ingredients/model';
import { languageOfLines, readLine } from '@hearth/ingredients/reading';
import { createFoodSearch, englishFoodNames } from '@hearth/domain/nutrition/food-names';
import {
  computeNutrition,
  type ResolvedIngredient,
  resolveIngredient,
} from '@hearth/domain/nutrition/recipe-nutrition';
import { hasSavedRecipes, readSavedRecipes, type SavedRecipe } from '../corpus/saved-recipes.ts';

interface Measured {
  readonly page: string;
  readonly isEnglish: boolean;
  readonly published: number;
  readonly computed: number;
  readonly counted: number;
  readonly total: number;
  readonly unknown: readonly string[];
}

const kcalInKj = 4.184;
const findFood = createFoodSearch(englishFoodNames());
const model = await loadLabelModel();

/** Lines are read as the app reads those of a recipe. */
function resolved(lines: readonly string[]): ResolvedIngredient[] {
  const reader = { model, language: languageOfLines(lines) };
  return lines.map((line) => {
    const { quantity, unit, food, note } = readLine(line, reader);
    return resolveIngredient({ quantity: quantity ?? 0, unit, food, note }, findFood);
  });
}

/** Calories of a serving as a page publishes them; null where it does not, or where the number says nothing. */
function publishedCalories({ nutrients }: SavedRecipe): number | null {
  const text = nutrients['calories'] ?? '';
  const number = Number(/\d+(?:\.\d+)?/.exec(text.replace(/(\d),(\d{3})/, '$1$2'))?.[0] ?? 0);
  const calories = /kj|joule/i.test(text) && !/k?cal/i.test(text) ? number / kcalInKj : number;
  return calories > 0 ? calories : null;
}

function readServings({ yields }: SavedRecipe): number | null {
  const servings = Number(/(\d+(?:\.\d+)?)\s+serving/i.exec(yields)?.[1] ?? 0);
  return servings > 0 ? servings : null;
}

function measured(recipe: SavedRecipe): Measured[] {
  const [published, servings] = [publishedCalories(recipe), readServings(recipe)];
  const lines = recipe.ingredients.filter((line) => line.trim() !== '');
  if (published === null || servings === null || lines.length === 0) return [];
  const { perServing, counted, total, leftOut } = computeNutrition(resolved(lines), servings);
  return [
    {
      page: recipe.page,
      isEnglish: recipe.language.startsWith('en'),
      published,
      computed: perServing?.calories ?? 0,
      counted,
      total,
      unknown: leftOut.map(({ index, reason }) => `${reason}: ${lines[index]}`),
    },
  ];
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2;
}

const computeError = ({ published, computed }: Measured) => Math.abs(computed / published - 1);
const computeCoverage = ({ counted, total }: Measured) => counted / total;
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function print(name: string, pages: readonly Measured[]): void {
  const within = (limit: number) => pages.filter((page) => computeError(page) <= limit).length / pages.length;
  const bias = median(pages.map(({ published, computed }) => computed / published - 1));
  console.log(
    `${name.padEnd(34)} ${String(pages.length).padStart(4)} pages, error median ${percent(median(pages.map(computeError)))}` +
      ` (signed ${percent(bias)}), within 20 % ${percent(within(0.2))}, coverage median ${percent(median(pages.map(computeCoverage)))}`,
  );
}

function numberAfter(flag: string): number {
  const at = process.argv.indexOf(flag);
  return at < 0 ? 0 : Number(process.argv[at + 1] ?? 20);
}

if (!hasSavedRecipes) console.log('The saved recipe pages are not at hand.');
const pages = readSavedRecipes().flatMap(measured);
const english = pages.filter(({ isEnglish }) => isEnglish);
print('all pages with calories', pages);
print('English pages', english);
print(
  'English, coverage of 80 % and more',
  english.filter((page) => computeCoverage(page) >= 0.8),
);
print(
  'English, every ingredient counted',
  english.filter((page) => computeCoverage(page) === 1),
);
const counted = english.reduce((sum, page) => sum + page.counted, 0);
const total = english.reduce((sum, page) => sum + page.total, 0);
console.log(`English pages: ${counted} of ${total} ingredients counted (${percent(counted / total)})`);
for (const page of english
  .toSorted((a, b) => computeError(b) - computeError(a))
  .slice(0, numberAfter('--worst')))
  console.log(
    `${page.page}: ${page.published} published, ${page.computed.toFixed(0)} computed, ${page.counted}/${page.total}`,
  );
for (const line of english.flatMap(({ unknown }) => unknown).slice(0, numberAfter('--unknown')))
  console.log(line);
