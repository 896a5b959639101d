import { describe, expect, it } from 'vitest';
import { extractRecipe, extractRecipeFromJson } from './index.ts';

const soup = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Leek &amp; potato soup',
  recipeIngredient: ['2 leeks', '3 potatoes ((peeled))', '1 l stock'],
  recipeInstructions: [
    { '@type': 'HowToStep', name: 'Chop', text: 'Cut the leeks.' },
    { '@type': 'HowToStep', name: 'Boil', text: 'Boil everything for 20 minutes.' },
  ],
};

const script = (data: unknown): string =>
  `<script type="application/ld+json">${typeof data === 'string' ? data : JSON.stringify(data)}</script>`;
const page = (body: string, head = ''): string =>
  `<!doctype html><html lang="en-GB"><head><title>Soup | Ada’s Kitchen</title>${head}</head><body>${body}</body></html>`;

describe('a page with JSON-LD', () => {
  it('keeps the thousands of its amounts, and not the empty decimals of a template', () => {
    const recipeIngredient = [
      '1.000 g Zucker',
      '2.0 Eier',
      '3.00 EL Öl',
      '1.500 ml Milch',
      '1.0000 Prise Salz',
    ];
    expect(extractRecipe(page(script({ ...soup, recipeIngredient })), null)?.ingredients).toEqual([
      '1.000 g Zucker',
      '2 Eier',
      '3 EL Öl',
      '1.500 ml Milch',
      '1 Prise Salz',
    ]);
  });

  it('is read field by field', () => {
    const data = {
      ...soup,
      description: 'Warm and <b>simple</b>.',
      author: { '@id': '#ada' },
      image: ['/small-200x100.jpg', { '@type': 'ImageObject', url: '/large.jpg', width: 1200, height: 800 }],
      recipeYield: ['4', '4 bowls'],
      prepTime: 'PT10M',
      cookTime: 'PT20M',
      nutrition: { '@type': 'NutritionInformation', calories: '210 kcal', fatContent: '8 g' },
      aggregateRating: { ratingValue: '4,5', ratingCount: '1,234' },
      keywords: 'soup, leek,soup',
      recipeCategory: 'Starter',
      recipeCuisine: ['British'],
    };
    const people = { '@id': '#ada', '@type': 'Person', name: 'Ada' };
    const recipe = extractRecipe(
      page(script({ '@graph': [people, data] }), '<link rel="canonical" href="/soup">'),
      'https://ada.example/x',
    );
    expect(recipe).toMatchObject({
      title: 'Leek & potato soup',
      description: 'Warm and simple.',
      author: 'Ada',
      image: 'https://ada.example/large.jpg',
      yields: '4 bowls',
      prepTime: { text: 'PT10M', minutes: 10 },
      totalTime: { text: 'PT30M', minutes: 30 },
      ingredients: ['2 leeks', '3 potatoes (peeled)', '1 l stock'],
      instructions: ['Cut the leeks.', 'Boil everything for 20 minutes.'],
      nutrition: { calories: '210 kcal', fatContent: '8 g' },
      rating: 4.5,
      ratingsCount: 1234,
      keywords: ['soup', 'leek'],
      category: ['Starter'],
      cuisine: ['British'],
      language: 'en-GB',
      canonicalUrl: 'https://ada.example/soup',
    });
  });

  it('keeps headings of sections apart from the steps', () => {
    const section = (name: string, text: string) => ({
      '@type': 'HowToSection',
      name,
      itemListElement: [{ '@type': 'HowToStep', text }],
    });
    const recipe = extractRecipe(
      script({ ...soup, recipeInstructions: [section('Soup', 'Boil.'), section('Croutons', 'Fry.')] }),
      null,
    );
    expect(recipe?.sections.map(({ heading }) => heading)).toEqual(['Soup', 'Croutons']);
    expect(recipe?.instructions).toEqual(['Boil.', 'Fry.']);
  });

  it.each([
    ['paragraphs', '<p>Cut.</p><p>Boil.</p>'],
    ['a list', '<ol><li>Cut.</li><li>Boil.</li></ol>'],
    ['escaped markup', '&lt;p&gt;Cut.&lt;/p&gt;&lt;p&gt;Boil.&lt;/p&gt;'],
    ['lines', 'Cut.\nBoil.'],
  ])('reads steps from %s in one text', (_, recipeInstructions) => {
    expect(extractRecipe(script({ ...soup, recipeInstructions }), null)?.instructions).toEqual([
      'Cut.',
      'Boil.',
    ]);
  });

  it('drops labels that only number the steps, and headings that only say directions', () => {
    const recipeInstructions = [
      {
        '@type': 'HowToSection',
        name: 'Directions',
        itemListElement: [{ name: 'Step 1', text: 'Cut.' }, { text: 'Step 2' }, { text: 'Boil.' }],
      },
    ];
    expect(extractRecipe(script({ ...soup, recipeInstructions }), null)?.sections).toEqual([
      {
        heading: null,
        steps: [
          { name: null, text: 'Cut.' },
          { name: null, text: 'Boil.' },
        ],
      },
    ]);
  });

  it.each([
    [
      'raw line breaks and a trailing comma',
      '{"@type":"Recipe","name":"Soup","recipeIngredient":["2 leeks",],"description":"Warm\nand simple","recipeInstructions":"Boil.",}',
    ],
    [
      'unescaped quotes',
      '{"@type":"Recipe","name":"Soup","description":"My "best" soup","recipeIngredient":["2 leeks"],"recipeInstructions":"Boil."}',
    ],
    [
      'HTML comments around',
      '<!-- {"@type":"Recipe","name":"Soup","recipeIngredient":["2 leeks"],"recipeInstructions":"Boil."} -->',
    ],
    [
      'a missing end',
      '{"@type":"Recipe","name":"Soup","recipeIngredient":["2 leeks"],"recipeInstructions":"Boil."',
    ],
    [
      'escaped quotes',
      '{&quot;@type&quot;:&quot;Recipe&quot;,&quot;name&quot;:&quot;Soup&quot;,&quot;recipeIngredient&quot;:[&quot;2 leeks&quot;],&quot;recipeInstructions&quot;:&quot;Boil.&quot;}',
    ],
  ])('is read in spite of %s', (_, text) => {
    expect(extractRecipe(script(text), null)).toMatchObject({
      title: 'Soup',
      ingredients: ['2 leeks'],
      instructions: ['Boil.'],
    });
  });

  it('chooses the recipe that the page is about among several', () => {
    const other = { ...soup, name: 'Bread', recipeIngredient: ['500 g flour'] };
    expect(extractRecipe(page('<h1>Leek & potato soup</h1>' + script([other, soup])), null)?.title).toBe(
      'Leek & potato soup',
    );
  });

  it('fills missing fields from the text of the page', () => {
    const body =
      '<div>Prep time: 15 min</div><div>Serves</div><div>6</div><h2>Ingredients</h2><ul><li>2 leeks</li><li>1 l stock</li></ul>';
    const recipe = extractRecipe(page(body + script({ ...soup, recipeIngredient: [] })), null);
    expect(recipe).toMatchObject({
      ingredients: ['2 leeks', '1 l stock'],
      yields: '6 servings',
      prepTime: { minutes: 15 },
    });
  });
});

describe('groups of ingredients', () => {
  const groups = [
    { heading: 'For the soup', lines: ['2 leeks', '1 pinch of salt'] },
    { heading: 'For the croutons', lines: ['1 slice of bread', '1 pinch of salt'] },
  ];
  const lines = groups.flatMap((group) => group.lines);

  it.each([
    ['headings', (heading: string) => `<h4>${heading}</h4>`],
    ['bold paragraphs', (heading: string) => `<p><strong>${heading}</strong></p>`],
    ['named elements', (heading: string) => `<div class="group-name">${heading}</div>`],
  ])('are found by %s between the lines', (_, show) => {
    const lists = groups.map(
      (group) => `${show(group.heading)}<ul>${group.lines.map((line) => `<li>${line}</li>`).join('')}</ul>`,
    );
    const recipe = extractRecipe(
      page(`<div>${lists.join('')}</div>${script({ ...soup, recipeIngredient: lines })}`),
      null,
    );
    expect(recipe?.ingredientGroups).toEqual(groups);
  });

  it('are found by lines of the list that end with a colon', () => {
    const recipeIngredient = ['For the soup:', '2 leeks', 'For the croutons:', '1 slice of bread'];
    const recipe = extractRecipe(script({ ...soup, recipeIngredient }), null);
    expect(recipe?.ingredients).toEqual(['2 leeks', '1 slice of bread']);
    expect(recipe?.ingredientGroups.map(({ heading }) => heading)).toEqual([
      'For the soup',
      'For the croutons',
    ]);
  });

  it('finds no groups on a page that shows one plain list', () => {
    const body = `<h2>Ingredients</h2><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
    expect(
      extractRecipe(page(body + script({ ...soup, recipeIngredient: lines })), null)?.ingredientGroups,
    ).toEqual([]);
  });
});

describe('pasted JSON', () => {
  it('is a recipe even without a type, and as text', () => {
    const data = { name: 'Soup', recipeIngredient: ['2 leeks'], url: 'https://ada.example/soup' };
    expect(extractRecipeFromJson(data, null)).toMatchObject({
      title: 'Soup',
      url: 'https://ada.example/soup',
    });
    expect(extractRecipeFromJson(JSON.stringify(soup), null)?.ingredients).toHaveLength(3);
  });

  it.each([[{}], [[]], ['{}'], [null], [5], ['soup'], [{ '@type': 'Recipe', name: 'Only a name' }]])(
    '%j is no recipe',
    (data) => {
      expect(extractRecipeFromJson(data, null)).toBeNull();
    },
  );
});
