import { describe, expect, it } from 'vitest';
import { extractRecipe } from '../index.ts';

/** A page whose JSON-LD has these ingredients and that shows this list. */
function extractGroups(lines: readonly string[], body: string): (string | null)[][] {
  const data = { '@type': 'Recipe', name: 'Pie', recipeIngredient: lines, recipeInstructions: 'Bake.' };
  const recipe = extractRecipe(
    `<h1>Pie</h1>${body}<script type="application/ld+json">${JSON.stringify(data)}</script>`,
    null,
  );
  expect(recipe?.ingredients).toEqual(recipe?.ingredientGroups.flatMap((group) => group.lines));
  return recipe?.ingredientGroups.map(({ heading, lines: shown }) => [heading, ...shown]) ?? [];
}

const items = (...texts: string[]): string => texts.map((text) => `<li>${text}</li>`).join('');
const lines = ['200 g flour', '90 g butter', '3 apples', '1 lemon'];
const expected = [
  ['Pastry', '200 g flour', '90 g butter'],
  ['Filling', '3 apples', '1 lemon'],
];

describe('the headings of a list of ingredients', () => {
  it.each([
    [
      'items with a heading in them',
      `<ul>${items('<h4>Pastry</h4>', lines[0] ?? '', lines[1] ?? '', '<h4>Filling</h4>', '3 apples', '1 lemon')}</ul>`,
    ],
    [
      'items with a list each',
      `<ul><li><h3>Pastry</h3><ul>${items('200 g flour', '90 g butter')}</ul></li><li><h3>Filling</h3><ul>${items('3 apples', '1 lemon')}</ul></li></ul>`,
    ],
    [
      'items that are bold by their class',
      `<ul><li class="font-weight-bold">Pastry</li>${items('200 g flour', '90 g butter')}<li class="font-weight-bold">Filling</li>${items('3 apples', '1 lemon')}</ul>`,
    ],
    [
      'rows with a heading in a cell',
      `<table><tr><td></td><td><div class="list-heading">Pastry</div></td></tr><tr><td>200 g</td><td>flour</td></tr><tr><td>90 g</td><td>butter</td></tr><tr><td></td><td><div class="list-heading">Filling</div></td></tr><tr><td>3</td><td>apples</td></tr><tr><td>1</td><td>lemon</td></tr></table>`,
    ],
    [
      'headings that are bold in part',
      `<h4><b>Pas</b>try</h4><ul>${items('200 g flour', '90 g butter')}</ul><h4>Filling</h4><ul>${items('3 apples', '1 lemon')}</ul>`,
    ],
  ])('are %s', (_, body) => {
    expect(extractGroups(lines, `<div>${body}</div>`)).toEqual(expected);
  });

  it.each([
    [
      'bold items',
      items('<strong>Pastry</strong>', '200 g flour', '90 g butter', '<b>Filling</b>', '3 apples', '1 lemon'),
    ],
    [
      'titles between items',
      `<div class="list-title">Pastry</div>${items('200 g flour', '90 g butter')}<div class="list-title">Filling</div>${items('3 apples', '1 lemon')}`,
    ],
  ])('that the data lists as ingredients are no ingredients: %s', (_, body) => {
    const lines = ['Pastry', '200 g flour', '90 g butter', 'Filling', '3 apples', '1 lemon'];
    expect(extractGroups(lines, `<div>${body}</div>`)).toEqual(expected);
  });

  it('leave a list alone that is bold throughout', () => {
    const body = `<h3>For everything</h3><ul>${items('<b>flour</b>', '<b>butter</b>', '<b>apples</b>')}</ul>`;
    expect(extractGroups(['flour', 'butter', 'apples'], body)).toEqual([
      ['For everything', 'flour', 'butter', 'apples'],
    ]);
  });

  it('keep a line under its heading that the page words differently', () => {
    const body = `<div><h4>Pastry</h4><ul>${items('200 g flour', '90 g butter')}</ul><h4>Filling</h4><ul>${items('some fruit of the season', '1 lemon')}</ul></div>`;
    expect(extractGroups(lines, body)).toEqual(expected);
  });

  it('are those of the recipe, not of a text that lists the same', () => {
    const text = `<p><b>Shopping</b></p><ul>${items(...lines)}</ul>`;
    const card = `<div class="card-ingredients"><h4>Pastry</h4><ul>${items('200 g flour', '90 g butter')}</ul><h4>Filling <button>US</button></h4><ul>${items('3 apples', '1 lemon')}</ul></div>`;
    expect(extractGroups(lines, text + card)).toEqual(expected);
  });

  it('are no sentences, and no first column of a table', () => {
    const rows = [
      ['flour', '200 g'],
      ['butter', '90 g'],
      ['apples', '3'],
    ];
    const table = rows.map(([name, amount]) => `<tr><th>${name}</th><td>${amount}</td></tr>`).join('');
    const body = `<p><b>Looking for more of our pies?</b></p><table>${table}</table>`;
    expect(
      extractRecipe(
        `${body}<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', recipeIngredient: ['200 g flour', '90 g butter', '3 apples'] })}</script>`,
        null,
      )?.ingredientGroups,
    ).toEqual([]);
  });
});
