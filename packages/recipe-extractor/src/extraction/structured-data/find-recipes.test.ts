import { describe, expect, it } from 'vitest';
import { bestRecipe } from './find-recipes.ts';
import { buildGraph } from './schema-node.ts';

const whole = {
  '@type': 'Recipe',
  recipeIngredient: ['1 leek', '2 potatoes'],
  recipeInstructions: ['Boil everything.'],
};
const named = (name: string, fields: object = {}) => ({ ...whole, name, ...fields });
const findTitle = (nodes: readonly object[], pageTitle: string | null) =>
  bestRecipe(buildGraph(nodes), pageTitle)?.title;

describe('of several recipes on a page', () => {
  it('chooses the recipe that the page title names, at any position', () => {
    const [soup, pie, stew] = [named('Leek soup'), named('Leek pie'), named('Leek stew')];
    for (const nodes of [
      [soup, pie, stew],
      [pie, soup, stew],
      [pie, stew, soup],
    ])
      expect(findTitle(nodes, 'LEEK SOUP | Ada’s Kitchen')).toBe('Leek soup');
  });

  it('the first counts where they are alike', () => {
    expect(findTitle([named('Leek soup'), named('Leek pie'), named('Leek stew')], 'Ada’s Kitchen')).toBe(
      'Leek soup',
    );
  });

  it('a whole one counts before a teaser, though the page is titled after that', () => {
    const teaser = { '@type': 'Recipe', name: 'Leek soup' };
    expect(findTitle([teaser, named('Leek pie')], 'Leek soup')).toBe('Leek pie');
  });

  it('one with a picture counts before one without', () => {
    expect(findTitle([named('Leek soup'), named('Leek pie', { image: '/pie.jpg' })], null)).toBe('Leek pie');
  });
});
