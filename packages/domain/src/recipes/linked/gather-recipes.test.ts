import { expect, it } from 'vitest';
import { fetchEach, gatherInnerRecipes, listNamedRecipes, maxLinkDepth, type NamedRecipe } from './index.ts';

const link = (id: string, inTrash = false) => ({ referencedRecipe: { id, slug: `slug-of-${id}`, inTrash } });
const recipe = (id: string, ...inner: string[]) => ({ id, recipeIngredient: inner.map((one) => link(one)) });

it('recipes within one another are asked for once each, level by level, down to the depth that may be stored', async () => {
  const chain = Array.from({ length: 9 }, (_, at) => recipe(`r${at}`, `r${at + 1}`, 'r0', 'salt', 'gone'));
  const known = new Map([...chain, recipe('salt')].map((one) => [one.id, one]));
  const asked: string[] = [];
  const fetchOne = async ({ id, slug }: NamedRecipe) => {
    asked.push(slug);
    return known.get(id) ?? null;
  };
  const outer = [recipe('outer', 'r0')];
  const found = await gatherInnerRecipes(outer, (named) => fetchEach(named, fetchOne));
  expect(found.map(({ id }) => id)).toEqual(
    ['r0', 'r1', 'salt', 'r2', 'r3', 'r4'].slice(0, maxLinkDepth + 1),
  );
  expect(asked.filter((slug) => slug === 'slug-of-salt')).toHaveLength(1);
});

it('what is in the trash is not asked for, and cards have no lines', () => {
  expect(listNamedRecipes([{}, { recipeIngredient: [link('a', true), link('b'), {}, link('b')] }])).toEqual([
    { id: 'b', slug: 'slug-of-b' },
  ]);
});
