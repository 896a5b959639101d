import { describe, expect, it } from 'vitest';
import { extractRecipe, toImportedRecipe } from './index.ts';

const lines = ['300 g beans', '1 leek', '2 carrots', '1 l stock'];
const steps = [
  'Soak the beans over night in plenty of cold water.',
  'Cut the leek and the carrots into small pieces.',
  'Simmer all of it in the stock for an hour.',
];
const items = (texts: readonly string[]): string => texts.map((text) => `<li>${text}</li>`).join('');
const story = 'I love beans. My aunt grew them in her garden by the sea, and we ate them all summer.';
const shown = `<h1>Bean pot</h1><p>${story}</p><p>Prep time: 10 minutes</p><h2>Ingredients</h2><ul>${items(lines)}</ul><h2>Method</h2><ol>${items(steps)}</ol>`;
const read = (data: object, page = shown) => {
  const recipe = { '@type': 'Recipe', name: 'Bean pot', recipeIngredient: lines, recipeInstructions: steps };
  const script = `<script type="application/ld+json">${JSON.stringify({ ...recipe, ...data })}</script>`;
  return extractRecipe(`<html><head>${script}</head><body>${page}</body></html>`, null);
};

describe('data that is poorer than its page', () => {
  it.each([
    ['with fewer ingredients', { recipeIngredient: ['300 g beans'] }],
    ['with the first of the steps', { recipeInstructions: steps.slice(0, 1) }],
    ['with the headings of the steps', { recipeInstructions: ['Soak', 'Cut', 'Simmer'] }],
    ['with the names of groups as ingredients', { recipeIngredient: ['Beans', 'Vegetables'] }],
    [
      'with the whole article as steps',
      { recipeInstructions: [story, 'Ingredients', ...lines, 'Method', ...steps].join('\n') },
    ],
  ])('%s loses', (_, data) => {
    expect(read(data)).toMatchObject({ ingredients: lines, instructions: steps });
  });

  it.each([
    ['of another recipe', { recipeIngredient: ['2 figs'], recipeInstructions: ['Eat the figs.'] }],
    ['that says all there is', { recipeIngredient: lines, recipeInstructions: steps.slice(1) }],
  ])('but not one %s', (_, data) => {
    expect(read(data)).toMatchObject({
      ingredients: data.recipeIngredient,
      instructions: data.recipeInstructions,
    });
  });

  it('with hours for minutes is read by what the page shows, or by what adds up', () => {
    expect(read({ prepTime: 'PT10H' })?.prepTime?.minutes).toBe(10);
    expect(read({ prepTime: 'PT8H' })?.prepTime?.minutes).toBe(480);
    const times = { prepTime: 'PT15H', cookTime: 'PT20M', totalTime: 'PT35M' };
    expect(read(times, '')?.prepTime?.minutes).toBe(15);
    const slow = { prepTime: 'PT15M', cookTime: 'PT12H', totalTime: 'PT12H15M' };
    expect(read(slow, '')?.cookTime?.minutes).toBe(720);
  });

  it.each(['Recipe', 'Rezept', 'La recette'])('called %j has the title of the page', (name) => {
    expect(read({ name })?.title).toBe('Bean pot');
  });
});

describe('what stands around a recipe', () => {
  const page = (list: string, after = '') =>
    extractRecipe(
      `<h1>Bean pot</h1><h2>Ingredients</h2>${list}<h2>Method</h2><ol>${items(steps)}</ol>${after}`,
      null,
    );
  const list = `<ul>${items(lines)}</ul>`;

  it.each([
    ['a switch of servings', `<ul>${items(['2', '4', '6', '8'])}</ul>${list}`],
    ['a switch of buttons', `<button>2</button><button>4</button><button>6</button>${list}`],
    ['a form of ratings', `<ul>${items(['1 star', '2 stars', '3 stars'])}</ul>${list}`],
    ['a tick', `<ul>${items([...lines, 'Mark as complete'])}</ul>`],
    [
      'a banner',
      `<div id="cookie-consent"><p>We use cookies</p><ul>${items(['2 partners'])}</ul></div>${list}`,
    ],
  ])('%s is no ingredient', (_, above) => {
    const recipe = page(above);
    const stored = recipe === null ? null : toImportedRecipe(recipe, { language: 'en-US' });
    expect(stored?.recipeIngredient).toEqual(lines.map((note) => ({ title: null, note })));
  });

  it('counters are no steps', () => {
    const recipe = extractRecipe(
      `<h1>Bean pot</h1><h2>Ingredients</h2>${list}<h2>Method</h2>${steps.map((step) => `<p>${step}</p>`).join('')}<p>Mark as complete</p><p>Post Views: 376</p>`,
      null,
    );
    expect(recipe?.instructions).toEqual(steps);
  });

  it('amounts and units in elements of their own are parted', () => {
    const parts =
      '<li><span>300</span><span>g</span><span>beans</span></li><li><span>1</span><span>l</span><span>stock</span></li>';
    expect(page(`<ul>${parts}</ul>`)?.ingredients).toEqual(['300 g beans', '1 l stock']);
  });

  it('an element with several ingredients is several lines', () => {
    const marked = `<div itemscope itemtype="https://schema.org/Recipe"><p itemprop="recipeIngredient">300 g beans<br>1 leek</p><p itemprop="recipeIngredient">2 carrots<br>1 l stock</p><p itemprop="recipeInstructions">${steps[0]}</p></div>`;
    expect(extractRecipe(marked, null)?.ingredients).toEqual(lines);
  });
});
