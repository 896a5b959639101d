import { describe, expect, it } from 'vitest';
import { extractRecipe } from '../index.ts';

const cut = 'Cut the leeks into rings and wash them well in cold water.';
const boil = 'Boil them in the stock for twenty minutes until they are soft.';
const method = `<h2>Method</h2><p>${cut}</p>`;
const extractFrom = (body: string): ReturnType<typeof extractRecipe> =>
  extractRecipe(`<h1>Soup</h1>${body}`, null);
const extractIngredients = (body: string): string[] => extractFrom(body)?.ingredients ?? [];

describe('ingredients that are no list of items', () => {
  it.each([
    [
      'elements that are items by their role',
      '<div role="list"><div role="listitem"><span>2</span> <div>leeks</div></div><div role="listitem"><span>1 l</span> <div>stock</div></div></div>',
    ],
    [
      'terms with their texts',
      '<dl><dt>2</dt><dd><a href="/leeks">leeks</a></dd><dt>1 l</dt><dd>stock</dd></dl>',
    ],
    [
      'terms with their texts in boxes',
      '<dl><div><dt>2</dt><dd>leeks</dd></div><div><dt>1 l</dt><dd>stock</dd></div></dl>',
    ],
    ['amounts in lines of their own', '<p>2</p><p>leeks</p><p>1 l stock</p>'],
  ])('are read from %s', (_, list) => {
    expect(extractIngredients(`<h2>Ingredients</h2>${list}${method}`)).toEqual(['2 leeks', '1 l stock']);
  });

  it('keep a term with several texts as the name of their group', () => {
    const list =
      '<dl><dt>Soup:</dt><dd>2 leeks</dd><dd>1 l stock</dd><dt>Topping:</dt><dd>30 g chives</dd></dl>';
    expect(extractFrom(`<h2>Ingredients</h2>${list}${method}`)?.ingredientGroups).toEqual([
      { heading: 'Soup', lines: ['2 leeks', '1 l stock'] },
      { heading: 'Topping', lines: ['30 g chives'] },
    ]);
  });

  it('are the lines of one paragraph, in bold or not, up to the next paragraph', () => {
    const body = `<p>Prep <b>10 min</b><br>Cook <b>40 min</b></p><p><b>225g leeks</b>, cut<br><b>4 tbsp cream<br>15 chives<br>Rapeseed oil<br>1 l stock<br>¼ tsp salt</b></p><p>${cut}</p><p>${boil}</p>`;
    expect(extractFrom(body)).toMatchObject({
      ingredients: [
        '225g leeks, cut',
        '4 tbsp cream',
        '15 chives',
        'Rapeseed oil',
        '1 l stock',
        '¼ tsp salt',
      ],
      instructions: [cut, boil],
    });
  });
});

describe('a list of ingredients', () => {
  it.each([
    ['nutrition facts', '<p>kcal 389</p><p>fat 19g</p><p>saturates 9g</p>'],
    ['energy with the share of a day', '<p>1030kj</p><p>247kcal 12%</p>'],
    ['equipment', '<p>Equipment</p><p>1 large pot</p>'],
    ['times', '<p>Cook 40 min</p>'],
  ])('has no %s', (_, rest) => {
    expect(extractIngredients(`<h2>Ingredients</h2><p>2 leeks</p><p>1 l stock</p>${rest}`)).toEqual([
      '2 leeks',
      '1 l stock',
    ]);
  });
});

describe('directions', () => {
  const ingredients = '<h2>Ingredients</h2><p>2 leeks</p><p>1 l stock</p>';
  const extractSteps = (body: string): string[] =>
    extractFrom(`${ingredients}<h2>Method</h2>${body}`)?.instructions ?? [];

  it('lose their numbers where only short steps share a line with them', () => {
    const long = `${cut} ${boil} ${cut} ${boil}`;
    const items = [cut, long, boil].map((text, index) => `<li><div>${index + 1}</div><p>${text}</p></li>`);
    expect(extractSteps(`<ol>${items.join('')}</ol>`)).toEqual([cut, long, boil]);
  });

  it('go on after a remark in bold', () => {
    const tip = '<p><b>Tip: let the dough rest</b></p>';
    expect(extractSteps(`<p>${cut}</p>${tip}<p>${boil}</p>`)).toContain(boil);
  });
});
