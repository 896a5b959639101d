import { describe, expect, it } from 'vitest';
import { extractRecipe } from '../index.ts';

const steps =
  '<div class="instructions"><ol><li class="instruction">Cut.</li><li class="instruction">Boil.</li></ol></div>';
const list = '<ul><li class="ingredient">2 leeks</li><li class="ingredient">1 l stock</li></ul>';

describe('the classes of hRecipe', () => {
  it('tell the recipe’s name and the writer’s apart', () => {
    const body = `<div class="hrecipe"><span class="author vcard"><a class="fn url" href="/ada">Ada</a></span><h2 class="fn">Leek soup</h2>${list}${steps}</div>`;
    expect(extractRecipe(body, null)).toMatchObject({ title: 'Leek soup', author: 'Ada' });
  });

  it('do not take a page that only has the class for a title', () => {
    const page = `<title>Leek soup</title><h1>Leek soup</h1><div class="hrecipe"><p>It rained.</p><h2>Ingredients</h2><p>2 leeks</p><p>1 l stock</p></div>`;
    expect(extractRecipe(page, null)?.title).toBe('Leek soup');
  });

  it('count a line once that names its parts with the same class', () => {
    const item = (amount: string, name: string): string =>
      `<li class="ingredient"><span>${amount}</span> <span class="ingredient">${name}</span></li>`;
    const body = `<div class="hrecipe"><h2 class="fn">Leek soup</h2><ul>${item('2', 'leeks')}${item('1 l', 'stock')}</ul>${steps}</div>`;
    expect(extractRecipe(body, null)).toMatchObject({
      ingredients: ['2 leeks', '1 l stock'],
      instructions: ['Cut.', 'Boil.'],
    });
  });

  it('tell the rating', () => {
    const review =
      '<span class="review hreview-aggregate"><span class="rating"><span class="average">4.5</span> of 5 by <span class="votes">12</span></span></span>';
    const body = `<div class="hrecipe"><h2 class="fn">Leek soup</h2>${review}${list}${steps}</div>`;
    expect(extractRecipe(body, null)).toMatchObject({ rating: 4.5, ratingsCount: 12 });
  });
});
