import { describe, expect, it } from 'vitest';
import { extractRecipe } from '../index.ts';

function extractIngredients(lines: readonly string[], body: string): string[] {
  const data = { '@type': 'Recipe', name: 'Pie', recipeIngredient: lines, recipeInstructions: 'Bake.' };
  return (
    extractRecipe(
      `<h1>Pie</h1>${body}<script type="application/ld+json">${JSON.stringify(data)}</script>`,
      null,
    )?.ingredients ?? []
  );
}

const items = (...texts: string[]): string => texts.map((text) => `<li>${text}</li>`).join('');

describe('the list of ingredients that a page shows', () => {
  it('completes data that ends too early', () => {
    const body = `<ul>${items('200 g flour', '90 g butter', '3 apples', 'icing sugar', '1 lemon')}</ul>`;
    expect(extractIngredients(['200 g flour', '90 g butter'], body)).toEqual([
      '200 g flour',
      '90 g butter',
      '3 apples',
      'icing sugar',
      '1 lemon',
    ]);
  });

  it('completes data that lacks the groups before it', () => {
    const body = `<div><h4>Filling</h4><ul>${items('3 apples', '1 lemon')}</ul><h4>Pastry</h4><ul>${items('200 g flour', '90 g butter')}</ul><h4>Glaze</h4><ul>${items('1 egg yolk')}</ul><h2>Method</h2><ol>${items('1. Mix.', '2. Bake.', '3. Eat.')}</ol></div>`;
    expect(extractIngredients(['200 g flour', '90 g butter', '1 egg yolk'], body)).toEqual([
      '3 apples',
      '1 lemon',
      '200 g flour',
      '90 g butter',
      '1 egg yolk',
    ]);
  });

  it('has the amounts that the data lacks, without substitutes that only a click shows', () => {
    const body = `<ul>${items('200 g flour', '2 tbsp <div class="ingredient">maple syrup</div><div class="hidden">honey</div>', '3 apples')}</ul>`;
    expect(extractIngredients(['200 g flour', 'maple syrup', '3 apples'], body)).toEqual([
      '200 g flour',
      '2 tbsp maple syrup',
      '3 apples',
    ]);
  });

  it('has the line that was left out of the list itself, and the one item without an amount', () => {
    const lines = ['200 g flour', '90 g butter', '3 apples', '1 lemon'];
    const body = `<div><p>1 pinch of salt</p><ol>${items('All of the above', ...lines, 'Ingredients for 4')}</ol></div>`;
    expect(extractIngredients(lines, body)).toEqual(['1 pinch of salt', 'All of the above', ...lines]);
  });

  it('leaves out an item of another look, which may be the name of a group', () => {
    const lines = ['200 g flour', '90 g butter', '3 apples', '1 lemon'];
    const named = lines.map((line) => `<li class="a">${line}</li>`);
    const body = `<ul>${named.slice(0, 2).join('')}<li class="b">Filling</li>${named.slice(2).join('')}</ul>`;
    expect(extractIngredients(lines, body)).toEqual(lines);
  });

  it('has no remark after a line, but what a link is about', () => {
    const jar = '1 large jar of plain tomato sauce';
    const body = `<ul>${items('200 g flour', `${jar} choose one without sugar or salt`)}</ul>`;
    expect(extractIngredients(['200 g flour', jar], body)[1]).toBe(jar);
  });

  it('is no longer than the data by an advertisement', () => {
    const lines = ['200 g flour', '90 g butter', '3 apples', '1 lemon', 'salt'];
    const [first = '', ...rest] = lines;
    expect(extractIngredients(lines, `<ul>${items(first, 'Advertisement', ...rest)}</ul>`)).toEqual(lines);
    expect(extractIngredients(lines, `<ul>${items(first, 'pepper', ...rest)}</ul>`)).toHaveLength(6);
  });

  it('has words where the data has a template', () => {
    const body = `<ul>${items('<b>2 cups</b> flour', '3 apples')}</ul>`;
    expect(extractIngredients(['2 cup(s) flour', '3 apples'], body)).toEqual(['2 cups flour', '3 apples']);
  });

  it('has the end of a line that the data has cut off', () => {
    const body = `<ul>${items('200 g flour', '1 large jar of plain tomato sauce (or two cups of <a href="/s">Good Sauce</a>)')}</ul>`;
    expect(extractIngredients(['200 g flour', '1 large jar of plain tomato sauce'], body)[1]).toBe(
      '1 large jar of plain tomato sauce (or two cups of Good Sauce)',
    );
  });

  it.each([
    ['prices', items('200 g flour $0.40', 'salt $0.02', '3 apples $1.20')],
    ['servings', items('200 g flour', 'salt', '3 apples', '4 servings')],
    ['a short remark', items('200 g flour (1 cup)', 'salt to taste', '3 apples')],
    [
      'a second copy for another layout',
      items('200 g flour<i>200 g flour 12 3 40 5 6</i>', 'salt', '3 apples'),
    ],
    [
      'article numbers',
      items(
        '200 g flour',
        '2 salt, item no. 123456, 1 kg for 5.98 including taxes and a deposit for the jar that it comes in',
        '3 apples',
      ),
    ],
  ])('leaves the data alone for %s', (_, list) => {
    expect(extractIngredients(['200 g flour', 'salt', '3 apples'], `<ul>${list}</ul>`)).toEqual([
      '200 g flour',
      'salt',
      '3 apples',
    ]);
  });

  it.each([
    ['names a kind of food', ['Fruit']],
    ['names the groups only', ['Pastry', 'Filling']],
  ])('replaces data that %s', (_, lines) => {
    const box = (heading: string, ...texts: string[]): string =>
      `<div class="Ingredients"><h2>${heading}</h2><div>${texts.map((text) => `<p>${text}</p>`).join('')}</div></div>`;
    const body = `<div>${box('Pastry', '200 g flour', '90 g butter')}${box('Filling', '3 apples', '1 lemon')}</div>`;
    expect(extractIngredients(lines, body)).toEqual(['200 g flour', '90 g butter', '3 apples', '1 lemon']);
  });
});
