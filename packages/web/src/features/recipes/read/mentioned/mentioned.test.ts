import type { Recipe } from '@hearth/contract/index';
import { describe, expect, it } from 'vitest';
import { mentionedSlugs } from './mentioned.ts';

const origin = 'https://hearth.example';

function mentioned(...texts: string[]): string[] {
  const recipe = { slug: 'cake', notes: texts.map((text) => ({ title: '', text })), recipeIngredient: [] };
  return mentionedSlugs(recipe as unknown as Recipe, 'home', origin);
}

describe('recipes that a recipe mentions', () => {
  it.each([
    ['see /g/home/r/pie-crust.', ['pie-crust']],
    ['see [this](https://hearth.example/g/home/r/pie-crust)', ['pie-crust']],
    ['https://hearth.example/g/home/r/a and /g/home/r/b and /g/home/r/a', ['a', 'b']],
    ['/g/home/r/cake is this one', []],
    ['https://evil.example/g/home/r/pie', []],
    ['/g/other/r/pie', []],
    ['/g/home/r/create/new', []],
    ['no link', []],
  ])('in %j are %j', (text, expected) => {
    expect(mentioned(text)).toEqual(expected);
  });
});
