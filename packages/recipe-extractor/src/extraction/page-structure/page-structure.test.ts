import { describe, expect, it } from 'vitest';
import { extractRecipe } from '../index.ts';

const list = (...texts: string[]): string => `<ul>${texts.map((text) => `<li>${text}</li>`).join('')}</ul>`;
const ingredients = `<h2>Ingredients</h2>${list('2 leeks', '1 l stock')}`;
const cut = 'Cut the leeks into rings and wash them well in cold water.';
const boil = 'Boil them in the stock for twenty minutes until they are soft.';

const extractIngredients = (body: string): string[] =>
  extractRecipe(`<h1>Soup</h1>${body}`, null)?.ingredients ?? [];
const extractSteps = (body: string): string[] =>
  extractRecipe(`<h1>Soup</h1>${ingredients}<h2>Method</h2>${body}`, null)?.instructions ?? [];

describe('directions under a heading', () => {
  it.each([
    [
      'the box that holds them',
      `<div><p>${cut}</p><p>${boil}</p></div><div class="promo"><p>Do you like this recipe? We have written two books of them.</p></div>`,
    ],
    [
      'the boxes that each hold one',
      `<div class="steps"><div class="step"><b>1</b><div class="text"><p>${cut}</p></div></div><div class="step"><b>2</b><div class="text"><p>${boil}</p></div></div></div><div class="promo"><p>Do you like this recipe? We have written two books of them.</p></div>`,
    ],
    [
      'the last numbered one',
      `<div><p>1. ${cut}</p><p>2. ${boil}</p><p>Note: leeks are at their best in the winter.</p></div>`,
    ],
    [
      'links to other pages, and captions',
      `<div><p>${cut}</p><figure><figcaption>Leeks, photographed by our own cook</figcaption></figure><p>${boil}</p><p><a href="/other">Another soup of leeks for the whole family</a></p></div>`,
    ],
    ['times', `<div><p>${cut}</p><p>${boil}</p></div><ul><li>Prep time: 20 min</li></ul>`],
  ])('end with %s', (_, body) => {
    expect(extractSteps(body).map((step) => step.replace(/^\d /, ''))).toEqual([cut, boil]);
  });

  it('are those under a heading that says so, not a longer text about them', () => {
    const text = `<h2>How to make leek soup</h2>${`<p>${'Some people like their leeks raw. '.repeat(9)}</p>`.repeat(4)}<h3>Instructions</h3><ol><li>${cut}</li><li>${boil}</li></ol>`;
    const recipe = extractRecipe(`<h1>Soup</h1>${ingredients}${text}`, null);
    expect(recipe?.instructions).toEqual([cut, boil]);
  });

  it('are sentences, not the times that stand under the same word', () => {
    const times = `<div><h3>Zubereitung</h3>${'<p>30 min</p><p>Kochzeit</p><p>20 min</p>'.repeat(5)}</div>`;
    const recipe = extractRecipe(
      `<h1>Suppe</h1>${ingredients}${times}<h3>Zubereitung</h3><p>${cut}</p>`,
      null,
    );
    expect(recipe?.instructions).toEqual([cut]);
  });

  it.each([
    ['words for them', `<ol><li>Step 1${cut}</li><li>Step 2${boil}</li></ol>`],
    ['numbers that go on behind a heading', `<p>1. ${cut}</p><h3>Later</h3><p>2. ${boil}</p>`],
  ])('lose %s', (_, body) => {
    expect(extractSteps(body)).toEqual([cut, boil]);
  });

  it.each([
    [
      'who made the recipe',
      `<ol><li>${cut}</li><li>${boil}</li><li>Recipe by: Ada | Photos: Charles</li></ol>`,
    ],
    ['how long it takes', `<ul><li>Total time 45 m</li><li>${cut}</li><li>${boil}</li></ul>`],
  ])('are not %s', (_, body) => {
    expect(extractSteps(body)).toEqual([cut, boil]);
  });

  it('may be as short as a time and what to do with it', () => {
    expect(extractSteps(`<ol><li>${cut}</li><li>Bake 20 min</li></ol>`)).toEqual([cut, 'Bake 20 min']);
  });

  it('lose numbers that stand before them without a blank', () => {
    expect(extractSteps(`<ol><li><i>1</i>${cut}</li><li><i>2</i>${boil}</li></ol>`)).toEqual([cut, boil]);
  });
});

describe('ingredients under a heading', () => {
  it.each([
    [
      'the first step',
      `${list('2 leeks', '1 l stock')}<ol><li><h6>Step 1</h6><p>Boil for 5 minutes.</p></li></ol>`,
    ],
    ['facts of nutrition', list('2 leeks', '1 l stock', 'calories 71', 'Total fat 3 g', 'Protein 2 g')],
    ['tools', `${list('2 leeks', '1 l stock')}<h3>Utensils</h3>${list('1 large pot')}`],
    ['files to print', list('2 leeks', '1 l stock', '<a href="/card">Card, 4 x 6 in</a> (344 KB)')],
  ])('end before %s', (_, body) => {
    expect(extractIngredients(`<h2>Ingredients</h2>${body}`)).toEqual(['2 leeks', '1 l stock']);
  });

  it('are listed once where a second list has other units', () => {
    const metric = list(
      '300g leeks, washed',
      '1l stock of vegetables',
      '60g smoked bacon',
      'Salt and pepper',
    );
    const imperial = list(
      '10oz leeks, washed',
      '2pt stock of vegetables',
      '2oz smoked bacon',
      'Salt and pepper',
    );
    expect(extractIngredients(`<h2>Ingredients</h2>${metric}${imperial}`)).toEqual([
      '300g leeks, washed',
      '1l stock of vegetables',
      '60g smoked bacon',
      'Salt and pepper',
    ]);
  });

  it('are no portions and no times', () => {
    const body = `<h2>Ingredients</h2>${list('Serves 4', 'Prep time: 10 min', 'unter 30 Minuten', 'einfach', '2x', '2 leeks', '1 l stock', '4 portions')}`;
    expect(extractIngredients(body)).toEqual(['2 leeks', '1 l stock']);
  });

  it('go on after a long remark, and are listed once where a box repeats the name', () => {
    const remark = `1 l stock (${'you can buy it but it is better to boil it '.repeat(6)}yourself)`;
    const body = `<h2>Ingredients</h2>${list('2 leeks', 'leeks', remark, '1 bay leaf')}`;
    expect(extractIngredients(body)).toEqual(['2 leeks', remark, '1 bay leaf']);
  });

  it('are found in a sidebar', () => {
    const body = `<h2>Method</h2><ol><li>${cut}</li><li>${boil}</li></ol><aside class="sidebar">${ingredients}</aside>`;
    expect(extractIngredients(body)).toEqual(['2 leeks', '1 l stock']);
  });
});

describe('lists of measured lines without a heading that says so', () => {
  it('belong together where bold paragraphs part them', () => {
    const texts = ['½ lemon', '6 biscuits', '3 tbsp butter', '1 cup sugar', '¾ tsp salt', '4 egg whites'];
    const [lemon, ...others] = texts.map((text) => `<p>${text}</p>`);
    const body = `<p>This makes a dozen of them.</p><p><b>Produce</b></p>${lemon ?? ''}<p><b>Pantry</b></p>${others.slice(0, 4).join('')}<p><b>Dairy</b></p>${others.slice(4).join('')}<p><b>Do some prep:</b></p><p>${cut}</p><p>${boil}</p>`;
    const recipe = extractRecipe(`<h1>Biscuits</h1>${body}`, null);
    expect(recipe?.ingredientGroups.map((group) => [group.heading, ...group.lines])).toEqual([
      ['Produce', '½ lemon'],
      ['Pantry', '6 biscuits', '3 tbsp butter', '1 cup sugar', '¾ tsp salt'],
      ['Dairy', '4 egg whites'],
    ]);
  });

  it('belong together where only headings part them', () => {
    const body = `<h2>Produce</h2>${list('2 leeks')}<h2>Pantry</h2>${list('1 l stock', '2 tsp salt', '1 cup rice', '2 tbsp oil')}<h2>Dairy</h2>${list('50 g butter')}<h2>Bakery</h2>${list('2 slices bread')}<h2>More soups</h2>${list('Onion soup', 'Pea soup')}`;
    const recipe = extractRecipe(`<h1>Soup</h1>${body}`, null);
    expect(recipe?.ingredientGroups.map((group) => [group.heading, ...group.lines])).toEqual([
      ['Produce', '2 leeks'],
      ['Pantry', '1 l stock', '2 tsp salt', '1 cup rice', '2 tbsp oil'],
      ['Dairy', '50 g butter'],
      ['Bakery', '2 slices bread'],
    ]);
  });
});

describe('data with mistakes', () => {
  const script = (data: object): string =>
    `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: 'Leek soup', ...data })}</script>`;
  const data = {
    recipeIngredient: ['2 leeks', '1 l stock'],
    recipeInstructions: [cut, boil],
  };

  it('gives way to the heading of the page when its title carries a rating', () => {
    const titled = (name: string): string | null =>
      extractRecipe(`<h1>Leek soup</h1>${script({ ...data, name })}`, null)?.title ?? null;
    expect(titled('Leek soup Recipe - (4.8/5)')).toBe('Leek soup');
    expect(titled('Leek soup with bacon')).toBe('Leek soup with bacon');
  });

  it('is read without letters that come from a wrong encoding', () => {
    const lines = ['Â½ leek', '1Â¼ l stock'];
    expect(extractRecipe(script({ ...data, recipeIngredient: lines }), null)?.ingredients).toEqual([
      '½ leek',
      '1¼ l stock',
    ]);
  });

  it('has no steps and no names of steps that are only signs', () => {
    const steps = [
      { '@type': 'HowToStep', name: ',', text: cut },
      '[{',
      { '@type': 'HowToStep', text: boil },
    ];
    const recipe = extractRecipe(script({ ...data, recipeInstructions: steps }), null);
    expect(recipe?.sections[0]?.steps).toEqual([
      { name: null, text: cut },
      { name: null, text: boil },
    ]);
  });

  it('names groups in lines that are wholly in bold', () => {
    const lines = [
      '<strong>For the soup</strong>',
      '2 leeks',
      '1 l <b>stock</b>',
      '**On top:**',
      '2 slices bread',
    ];
    const recipe = extractRecipe(script({ ...data, recipeIngredient: lines }), null);
    expect(recipe?.ingredientGroups).toEqual([
      { heading: 'For the soup', lines: ['2 leeks', '1 l stock'] },
      { heading: 'On top', lines: ['2 slices bread'] },
    ]);
  });

  it('is listed once where it repeats its lines in other units', () => {
    const metric = ['300g leeks, washed', '1l stock of vegetables', '60g smoked bacon', 'Salt and pepper'];
    const imperial = ['10oz leeks, washed', '2pt stock of vegetables', '2oz smoked bacon', 'Salt and pepper'];
    const recipe = extractRecipe(script({ ...data, recipeIngredient: [...metric, ...imperial] }), null);
    expect(recipe?.ingredients).toEqual(metric);
  });

  it('is completed when it ends too early', () => {
    const body = `<h2>Ingredients</h2>${list('2 leeks', '1 l stock', '1 bay leaf')}<h2>Method</h2><ol><li>${cut}</li><li>${boil}</li><li>Season and serve.</li></ol>`;
    const recipe = extractRecipe(body + script(data), null);
    expect(recipe?.instructions).toEqual([cut, boil, 'Season and serve.']);
  });
});
