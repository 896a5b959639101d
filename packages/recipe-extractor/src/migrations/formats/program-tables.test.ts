import { describe, expect, it } from 'vitest';
import { type MigratedRecipe, migrationFormats } from '../index.ts';
import { recipes } from '../read-for-test.ts';

const lines = (recipe: MigratedRecipe | undefined) => recipe?.recipeIngredient.map(({ note }) => note);
const titles = (recipe: MigratedRecipe | undefined) => recipe?.recipeIngredient.map(({ title }) => title);
const steps = (recipe: MigratedRecipe | undefined) => recipe?.recipeInstructions.map(({ text }) => text);

describe('programs that export tables', () => {
  it('Plan to Eat: yield beside servings, words as source, numbered steps, and what has no field', () => {
    const csv =
      'Title,Servings,Yield,Source,Ingredients,Directions,Calories,Cost,Rating,Main Ingredient,Photo Url\nPie,6,2 pies,Aunt Flo,"flour\nFor the sauce:\ncream","1. Roll.\n2. Bake.",320,4.50,4,,\n';
    const [pie] = recipes('plantoeat', 'x.csv', csv);
    expect(pie).toMatchObject({
      recipeServings: 6,
      recipeYieldQuantity: 2,
      recipeYield: 'pies',
      source: 'Aunt Flo',
      nutrition: { calories: '320' },
      rating: 4,
      extras: { Cost: '4.50' },
    });
    expect([titles(pie), lines(pie), steps(pie)]).toEqual([
      [null, 'For the sauce'],
      ['flour', 'cream'],
      ['Roll.', 'Bake.'],
    ]);
    const bytes = new TextEncoder().encode(csv);
    expect(migrationFormats.plantoeat.recognize?.({ name: 'x', bytes })).toBeGreaterThan(0.9);
    expect(migrationFormats.myrecipebox.recognize?.({ name: 'x.csv', bytes })).toBe(0);
  });

  it('My Recipe Box: groups, favourites, difficulty and words as source', () => {
    const csv =
      'title,preparationTime,originalPicture,ingredients,instructions,nutrition,favorite,difficulty,source,video\nPie,5,,"For the top:\nplums",Bake.,"salt : 1 g\nprotein : 3 g",true,easy,Aunt Flo,https://example.com/video\n';
    const [pie] = recipes('myrecipebox', 'recipes.csv', csv);
    expect(pie).toMatchObject({
      recipeIngredient: [{ title: 'For the top', note: 'plums' }],
      isFavorite: true,
      source: 'Aunt Flo',
      orgURL: 'https://example.com/video',
      nutrition: { proteinContent: '3' },
      extras: { difficulty: 'easy', nutrition: 'salt : 1 g' },
    });
    const bytes = new TextEncoder().encode(csv);
    expect(migrationFormats.myrecipebox.recognize?.({ name: 'x', bytes })).toBeGreaterThan(0.9);
  });
});
