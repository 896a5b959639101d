import { describe, expect, it } from 'vitest';
import { extractRecipe } from '../index.ts';

const groupedLines = ['200 g flour', '90 g cold butter', '3 apples', '1 tbsp sugar'];
const groups = [
  { heading: 'Pastry', lines: ['200 g flour', '90 g cold butter'] },
  { heading: 'Filling', lines: ['3 apples', '1 tbsp sugar'] },
];

/** A page whose data lists the lines, and whose program has `state`. */
const buildPage = (state: unknown, lines: readonly string[] = groupedLines, body = ''): string => {
  const data = {
    '@type': 'Recipe',
    name: 'Apple pie',
    recipeIngredient: lines,
    recipeInstructions: 'Bake it.',
  };
  return `<script type="application/ld+json">${JSON.stringify(data)}</script><h1>Apple pie</h1><div id="app">${body}</div><script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { recipe: state } })}</script>`;
};
const extractGroups = (state: unknown, lines?: readonly string[], body?: string): unknown =>
  extractRecipe(buildPage(state, lines, body), null)?.ingredientGroups;

const named = (name: string) => ({ amount: 1, ingredient: { name } });

describe('groups in the data of a page’s program', () => {
  it.each([
    [
      'lists with names',
      {
        ingredientGroups: [
          { name: 'Pastry', ingredients: [named('flour'), named('butter')] },
          { name: 'Filling', ingredients: [named('apples'), named('sugar')] },
        ],
      },
    ],
    [
      'items with the name of their group',
      {
        ingredients: [
          { groupName: 'Pastry', text: '200 g flour' },
          { groupName: 'Pastry', text: '90 g cold butter' },
          { groupName: 'Filling', text: '3 apples' },
          { groupName: 'Filling', text: '1 tbsp sugar' },
        ],
      },
    ],
    [
      'headings among the items',
      {
        ingredients: [
          { headerName: 'Pastry:', ingredientName: null },
          { headerName: null, ingredientName: 'flour' },
          { headerName: null, ingredientName: 'butter' },
          { headerName: 'Filling:', ingredientName: null },
          { headerName: null, ingredientName: 'apples' },
          { headerName: null, ingredientName: 'sugar' },
        ],
      },
    ],
  ])('are found as %s', (_, state) => {
    expect(extractGroups(state)).toEqual(groups);
    expect(extractRecipe(buildPage(state), null)?.origins.ingredientGroups?.source).toBe('appState');
  });

  const state = {
    ingredientGroups: groups.map(({ heading, lines }) => ({ name: heading, ingredients: lines.map(named) })),
  };

  it('are those of the same lines', () => {
    expect(extractGroups(state, ['2 leeks', '1 l stock', '1 tbsp sugar'])).toEqual([]);
  });

  it('give way to those that the page shows', () => {
    const list = `<h3>Dough</h3><ul><li>200 g flour</li><li>90 g cold butter</li></ul><h3>Apples</h3><ul><li>3 apples</li><li>1 tbsp sugar</li></ul>`;
    expect(extractGroups(state, groupedLines, list)).toMatchObject([
      { heading: 'Dough' },
      { heading: 'Apples' },
    ]);
  });
});
