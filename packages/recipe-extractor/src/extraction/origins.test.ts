import { describe, expect, it } from 'vitest';
import { extractRecipe, extractRecipeFromJson, type RecipeOrigins } from './index.ts';

const list = (...texts: string[]): string => `<ul>${texts.map((text) => `<li>${text}</li>`).join('')}</ul>`;
const headed = `<h2>Ingredients</h2>${list('2 leeks', '1 l stock')}<h2>Method</h2>${list('Cut the leeks into rings.', 'Boil them in the stock.')}`;
const data = {
  '@type': 'Recipe',
  name: 'Leek soup',
  recipeIngredient: ['2 leeks', '1 l stock'],
  recipeInstructions: 'Boil.',
};
const script = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data)}</script>`;

const extractOrigins = (html: string): RecipeOrigins => {
  const recipe = extractRecipe(`<title>Soup</title><h1>Leek soup</h1>${html}`, 'https://ada.example/soup');
  if (recipe === null) throw new Error('the page has a recipe');
  return recipe.origins;
};

describe('the origins of fields', () => {
  it.each([
    ['JSON-LD', script(data), 'jsonLd', 'high'],
    [
      'microdata',
      '<div itemscope itemtype="https://schema.org/Recipe"><p itemprop="recipeIngredient">2 leeks</p><p itemprop="recipeInstructions">Boil.</p></div>',
      'microdata',
      'high',
    ],
    [
      'RDFa',
      '<div vocab="https://schema.org/" typeof="Recipe"><p property="recipeIngredient">2 leeks</p><p property="recipeInstructions">Boil.</p></div>',
      'rdfa',
      'high',
    ],
    [
      'microformats',
      '<div class="h-recipe"><p class="p-ingredient">2 leeks</p><p class="e-instructions">Boil.</p></div>',
      'microformats',
      'high',
    ],
    [
      'the data of the page’s program',
      `<script>state = ${JSON.stringify({ title: 'Leek soup', ingredients: ['2 leeks', '1 l stock'], steps: ['Cut the leeks into rings.', 'Boil them in the stock.'] })}</script>`,
      'appState',
      'medium',
    ],
    ['text under headings', headed, 'pageText', 'medium'],
    [
      'text that only looks like it',
      `${list('2 leeks', '1 l stock', '2 tsp salt', '20 g butter', '1 cup rice')}<p>Cut the leeks into rings and wash them well in cold water.</p><p>Boil them in the stock for twenty minutes until they are soft and then eat them.</p>`,
      'pageText',
      'low',
    ],
  ])('are those of %s', (_, html, source, confidence) => {
    const { ingredients, sections } = extractOrigins(html);
    expect([ingredients, sections]).toEqual([
      { source, confidence },
      { source, confidence },
    ]);
  });

  it('differ by field: what one source lacks, the next one tells', () => {
    const head = '<meta property="og:description" content="A soup."><meta name="author" content="Ada">';
    const card = `<div class="wprm-recipe-name">Leek soup</div><div class="wprm-recipe-cuisine">French</div>${headed}`;
    const origins = extractOrigins(
      `${head}${script({ '@type': 'Recipe', keywords: 'leek', cookTime: 'PT20M' })}${card}`,
    );
    expect(origins).toMatchObject({
      keywords: { source: 'jsonLd' },
      cookTime: { source: 'jsonLd' },
      totalTime: { source: 'jsonLd' },
      title: { source: 'recipeCard', confidence: 'medium' },
      cuisine: { source: 'recipeCard' },
      ingredients: { source: 'pageText' },
      description: { source: 'pageMetadata', confidence: 'medium' },
      author: { source: 'pageMetadata' },
    });
    expect(origins.prepTime).toBeUndefined();
  });

  it('are those of the page where its list completes the data', () => {
    const shown = `<h4>Soup</h4>${list('2 leeks', '1 l stock')}<h4>On top</h4>${list('2 slices of bread')}`;
    const lines = [...data.recipeIngredient, '2 slices of bread'];
    expect(extractOrigins(script({ ...data, recipeIngredient: lines }) + shown)).toMatchObject({
      ingredients: { source: 'jsonLd' },
      ingredientGroups: { source: 'pageText' },
    });
    expect(
      extractOrigins(script(data) + list('2 leeks', '1 l stock', '3 potatoes', '1 bay leaf')),
    ).toMatchObject({
      ingredients: { source: 'pageText' },
      sections: { source: 'jsonLd' },
    });
  });

  it('are the data’s for pasted data', () => {
    expect(extractRecipeFromJson(data, null)?.origins.title).toEqual({
      source: 'jsonLd',
      confidence: 'high',
    });
  });
});
