import { describe, expect, it } from 'vitest';
import { extractRecipe } from './index.ts';

const page = (body: string, head = ''): string =>
  `<!doctype html><html lang="en-GB"><head><title>Soup | Ada’s Kitchen</title>${head}</head><body>${body}</body></html>`;

describe('other markup', () => {
  const expected = {
    title: 'Soup',
    ingredients: ['2 leeks', '1 l stock'],
    instructions: ['Cut.', 'Boil.'],
    totalTime: { minutes: 30 },
  };
  it.each([
    [
      'microdata',
      '<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Soup</h1><time itemprop="totalTime" datetime="PT30M">half an hour</time><ul><li itemprop="recipeIngredient">2 leeks</li><li itemprop="ingredients">1 l stock</li></ul><div itemprop="recipeInstructions"><ol><li>Cut.</li><li>Boil.</li></ol></div></div>',
    ],
    [
      'RDFa',
      '<div vocab="http://schema.org/" typeof="Recipe"><h1 property="name">Soup</h1><meta property="totalTime" content="PT30M"><p property="recipeIngredient">2 leeks</p><p property="recipeIngredient">1 l stock</p><div property="recipeInstructions"><p>Cut.</p><p>Boil.</p></div></div>',
    ],
    [
      'microformats',
      '<article class="h-recipe"><h1 class="p-name">Soup</h1><time class="dt-duration" datetime="PT30M">30 min</time><ul><li class="p-ingredient">2 leeks</li><li class="p-ingredient">1 l stock</li></ul><div class="e-instructions"><ol><li>Cut.</li><li>Boil.</li></ol></div></article>',
    ],
  ])('%s is read', (_, body) => {
    expect(extractRecipe(page(body), null)).toMatchObject(expected);
  });
});

describe('microdata', () => {
  it('has a step for each paragraph of a step’s text', () => {
    const body =
      '<div itemscope itemtype="https://schema.org/Recipe"><p itemprop="recipeIngredient">2 leeks</p><div itemprop="recipeInstructions" itemscope itemtype="https://schema.org/HowToSection"><div itemprop="itemListElement" itemscope itemtype="https://schema.org/HowToStep"><span itemprop="text"><p>Cut the leeks.</p><p>Boil them.</p></span></div></div></div>';
    expect(extractRecipe(page(body), null)?.instructions).toEqual(['Cut the leeks.', 'Boil them.']);
  });
});

describe('a page that needs its program', () => {
  const recipe =
    '<h2>Ingredients</h2><p>2 leeks</p><p>1 l stock</p><h2>Method</h2><p>Boil the leeks in the stock.</p>';
  it.each(['noscript', 'template'])('is read from its %s where it shows nothing else', (tag) => {
    const html = page(`<h1>Soup</h1><div id="app"></div><${tag}>${recipe}</${tag}>`);
    expect(extractRecipe(html, null)?.ingredients).toEqual(['2 leeks', '1 l stock']);
  });

  it('is read without these where it shows a recipe', () => {
    const html = page(`<h1>Soup</h1>${recipe}<noscript><h2>Ingredients</h2><p>3 ads</p></noscript>`);
    expect(extractRecipe(html, null)?.ingredients).toEqual(['2 leeks', '1 l stock']);
  });

  it('may print its data as a text of JSON', () => {
    const data = {
      '@type': 'Recipe',
      name: 'Soup',
      recipeIngredient: ['2 leeks'],
      recipeInstructions: 'Boil.',
    };
    const script = `<script type="application/ld+json">${JSON.stringify(JSON.stringify(data))}</script>`;
    expect(extractRecipe(page('', script), null)?.ingredients).toEqual(['2 leeks']);
  });
});

describe('a list without headings', () => {
  it.each([
    ['200 г муки', '2 ст. л. масла', '3 шт яйца', '1 ч. л. соли'],
    ['2 su bardağı un', '1 yemek kaşığı yağ', '3 adet yumurta', '1 çay kaşığı tuz'],
    ['200 גרם קמח', '2 כפות שמן', '1 כפית מלח', '3 ביצים'],
    ['밀가루 2 컵', '설탕 1 큰술', '소금 1 작은술', '계란 3'],
    ['20 dkg liszt', '2 evőkanál olaj', '3 gerezd fokhagyma', '1 csipet só'],
  ])('is known by its measures: %s', (...lines) => {
    const text =
      'This text is long enough to be a step, and it tells what is done with all of them in which order.';
    const html = page(
      `<h1>Soup</h1>${lines.map((line) => `<p>${line}</p>`).join('')}<h2>!</h2><p>${text}</p>`,
    );
    expect(extractRecipe(html, null)?.ingredients).toEqual(lines);
  });
});

describe('steps in elements of microdata', () => {
  const extractSteps = (steps: string): string[] =>
    extractRecipe(
      page(
        `<div itemscope itemtype="https://schema.org/Recipe"><p itemprop="recipeIngredient">2 leeks</p>${steps}</div>`,
      ),
      null,
    )?.instructions ?? [];

  it('are one each, whatever lines they have', () => {
    const step = (name: string, text: string): string =>
      `<div itemprop="recipeInstructions"><b>${name}</b><p>${text}</p></div>`;
    const steps = step('Wash', 'Wash the leeks.') + step('Step 2', 'Cut them.') + step('Boil', 'Boil them.');
    expect(extractSteps(steps)).toEqual(['Wash Wash the leeks.', 'Cut them.', 'Boil Boil them.']);
  });

  it('are the lines of a single one', () => {
    expect(extractSteps('<div itemprop="recipeInstructions">Wash the leeks.<br>Cut them.</div>')).toEqual([
      'Wash the leeks.',
      'Cut them.',
    ]);
  });
});

describe('a page without markup', () => {
  it.each([
    ['English', 'Ingredients', 'Directions'],
    ['German', 'Zutaten für 4 Personen', 'Zubereitung'],
    ['French', 'Ingrédients', 'Préparation'],
    ['Spanish', 'Ingredientes', 'Elaboración'],
    ['Polish', 'Składniki', 'Sposób przygotowania'],
    ['Hungarian', 'Hozzávalók', 'Elkészítés'],
    ['Russian', 'Ингредиенты', 'Приготовление'],
    ['Chinese', '材料', '做法'],
  ])('is read by its headings in %s', (_, ingredients, directions) => {
    const body = `<h1>Soup</h1><h2>${ingredients}</h2><ul><li>2 leeks</li><li>1 l stock</li></ul><h2>${directions}</h2><ol><li>Cut.</li><li>Boil everything.</li></ol><h2>Comments</h2><ol><li>Nice!</li></ol>`;
    expect(extractRecipe(page(body), null)).toMatchObject({
      title: 'Soup',
      ingredients: ['2 leeks', '1 l stock'],
      instructions: ['Cut.', 'Boil everything.'],
    });
  });

  it('is read row by row when divs lay out amounts and names', () => {
    const row = (amount: string, name: string): string =>
      `<div class="row"><div>${amount}</div><div>${name}</div></div>`;
    const body = `<h2>Ingredients</h2>${row('2', 'leeks')}${row('1 l', 'stock')}${row('1 pinch', 'salt')}<h2>Method</h2><p>Boil everything.</p>`;
    expect(extractRecipe(page(body), null)?.ingredients).toEqual(['2 leeks', '1 l stock', '1 pinch salt']);
  });

  it('is read row by row where a group has two rows only, and with a blank between name and amount', () => {
    const row = (name: string, amount: string): string =>
      `<div class="row"><b>${name}</b><u>${amount}</u></div>`;
    const body = `<h2>Ingredients</h2><div><h5>Soup</h5>${row('leeks', '2')}${row('stock', '1 l')}</div><div><h5>Croutons</h5>${row('bread', '2 slices')}${row('vitamin B<sub>12</sub>', '')}</div><h2>Method</h2><p>Boil everything.</p>`;
    expect(extractRecipe(page(body), null)?.ingredientGroups).toEqual([
      { heading: 'Soup', lines: ['leeks 2', 'stock 1 l'] },
      { heading: 'Croutons', lines: ['bread 2 slices', 'vitamin B12'] },
    ]);
  });

  it('is read without what only a click shows', () => {
    const body = `<h2>Ingredients</h2><ul><li>2 leeks</li><li class="metric">1 l stock</li><li class="imperial hide">2 pt stock</li><li class="hidden md:block">1 pinch of salt</li></ul><h2>Method</h2><p>Boil everything.</p>`;
    expect(extractRecipe(page(body), null)?.ingredients).toEqual(['2 leeks', '1 l stock', '1 pinch of salt']);
  });

  it('is read by the names of its elements', () => {
    const body =
      '<div class="recipe-ingredients"><ul><li>2 leeks</li><li>1 l stock</li></ul></div><div class="recipe-instructions"><p>Cut the leeks and boil them in the stock for twenty minutes, then season to taste and serve.</p></div>';
    expect(extractRecipe(page(body), null)?.ingredients).toEqual(['2 leeks', '1 l stock']);
  });

  it.each([
    ['a news page', '<h1>Weather</h1><p>It rains.</p><ul><li>Monday: 3 mm</li><li>Tuesday: 5 mm</li></ul>'],
    [
      'a manual',
      '<h1>Printer</h1><h2>Instructions</h2><ol><li>Open the tray and load the paper.</li><li>Close the tray.</li></ol>',
    ],
    ['an empty page', ''],
    ['a page that only talks of ingredients', '<h1>Shop</h1><p>Our ingredients are fresh.</p>'],
  ])('%s has no recipe', (_, body) => {
    expect(extractRecipe(page(body, '<meta property="og:title" content="Weather">'), null)).toBeNull();
  });
});
