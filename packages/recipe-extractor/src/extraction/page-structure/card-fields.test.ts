import { describe, expect, it } from 'vitest';
import { extractRecipe } from '../index.ts';

/** A card whose elements are named by a plug-in: `named` gives the class of a field. */
function card(named: (field: string) => string): string {
  const field = (name: string, text: string): string => `<div class="${named(name)}">${text}</div>`;
  return `<h1>My best soup for cold days, and why I love it</h1><p>A long text.</p><div>${field('title', 'Leek soup')}${field('author', 'Author: Ada')}${field('description', 'A soup of leeks.')}${field('yield', 'Yield: 4 bowls')}${field('prep', 'Prep Time: 10 minutes')}${field('course', 'Course: Dinner, Soup')}<h3>Ingredients</h3><ul><li>2 leeks</li><li>1 l stock</li></ul><h3>Instructions</h3><ol><li>Cut the leeks into rings and wash them well.<div class="x-instruction-ingredients">2 leeks</div></li><li>Boil them in the stock for twenty minutes.</li></ol></div>`;
}

const names: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  wprm: {
    title: 'wprm-recipe-name wprm-block-text-bold',
    author: 'wprm-recipe-author',
    description: 'wprm-recipe-summary',
    yield: 'wprm-recipe-servings-container',
    prep: 'wprm-recipe-prep_time-container',
    course: 'wprm-recipe-course',
  },
  tasty: {
    title: 'tasty-recipes-title',
    author: 'tasty-recipes-author-name',
    description: 'tasty-recipes-description',
    yield: 'tasty-recipes-yield',
    prep: 'tasty-recipes-prep-time',
    course: 'tasty-recipes-category',
  },
  create: {
    title: 'mv-create-title mv-create-title-primary',
    author: 'mv-create-author',
    description: 'mv-create-description',
    yield: 'mv-create-yield',
    prep: 'mv-create-time-prep',
    course: 'mv-create-category',
  },
  easy: {
    title: 'ERSName',
    author: 'ERSAuthor',
    description: 'ERSSummary',
    yield: 'ERSServes',
    prep: 'ERSPrepTime',
    course: 'ERSCategory',
  },
  own: {
    title: 'recipe-title',
    author: 'recipe-author',
    description: 'recipe-description',
    yield: 'recipe-servings',
    prep: 'recipe-prep-time',
    course: 'recipe-category',
  },
};

describe('the card of a plug-in', () => {
  it.each(Object.entries(names))('tells its fields by names: %s', (_, names) => {
    const recipe = extractRecipe(
      card((field) => names[field] ?? ''),
      null,
    );
    expect(recipe?.title).toBe('Leek soup');
    expect(recipe?.author).toBe('Ada');
    expect(recipe?.description).toBe('A soup of leeks.');
    expect([recipe?.yieldTexts, recipe?.prepTime?.minutes]).toEqual([['4 bowls'], 10]);
    expect(recipe?.category).toEqual(['Dinner', 'Soup']);
    expect(recipe?.instructions).toEqual([
      'Cut the leeks into rings and wash them well.',
      'Boil them in the stock for twenty minutes.',
    ]);
  });

  it('is no list of other recipes', () => {
    for (const name of ['recipe-title', 'recipe-card-title', 'recipe-card__title']) {
      const list = `<div class="${name}">Pea soup</div><div class="${name}">Bean soup</div>`;
      expect(extractRecipe(card(() => '') + list, null)?.title).toBe(
        'My best soup for cold days, and why I love it',
      );
    }
  });
});
