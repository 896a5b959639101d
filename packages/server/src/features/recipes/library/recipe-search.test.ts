import { limits } from '@hearth/contract';
import { beforeAll, expect, it } from 'vitest';
import { describeServer } from '../../../testing/describe-server.ts';
import { queryText } from '../../../testing/test-client.ts';

/** The search text, the first results in order, and further results in any order. */
const searches: [search: string, first: string, others: string][] = [
  ['Steinbock', 'Steinbock Sloop', ''],
  ['steinbock sloop', 'Steinbock Sloop', 'Animal Sloop'],
  ['horns', 'Steinbock Sloop', ''],
  ['delicious horns', 'Steinbock Sloop', ''],
  ['moss', 'Fiddlehead Fern Stir Fry', ''],
  ['"Animal Sloop"', 'Animal Sloop', ''],
  ["'Animal Sloop'", 'Animal Sloop', ''],
  ['animal-sloop', 'Animal Sloop', 'Steinbock Sloop'],
  ['ratat', 'Rátàtôuile', ''],
  ['Rátàt', 'Rátàtôuile', ''],
  ['RATATOUILE', 'Rátàtôuile', ''],
  ["grandma's", "Grandma's Pie", ''],
  ['pepper', 'Seasoning', ''],
  ['steinbuck', 'Steinbock Sloop', ''],
  ['fidlehead', 'Fiddlehead Fern Stir Fry', ''],
  ['einbo', 'Steinbock Sloop', ''],
  ['zzzzzz', '', ''],
];

describeServer('searching recipes', { cook: {} }, ({ server, client }) => {
  beforeAll(async () => {
    await client.cook('Steinbock Sloop', {
      description: 'My favorite horns are delicious',
      recipeIngredient: ['alpine animal'],
    });
    await client.cook('Fiddlehead Fern Stir Fry', { recipeIngredient: ['moss'] });
    await client.cook('Animal Sloop', { recipeIngredient: ['flour'] });
    await client.cook('Rátàtôuile', { recipeIngredient: ['flour'] });
    await client.cook("Grandma's Pie", { recipeIngredient: ['flour'] });
    await client.cook('Seasoning', { recipeIngredient: ['salt/pepper 1.5 kg', 'e.g. half-baked things'] });
    await server.as(await server.member()).cook('Steinbock of another group');
  });

  it.each(searches)('“%s” finds first %s', async (search, first, others) => {
    const names = await client.names({ search });
    expect(names[0] ?? '').toBe(first);
    for (const other of others.split(',').filter((one) => one !== '')) expect(names).toContain(other);
    expect(names).not.toContain('Steinbock of another group');
  });

  it('names that hold the whole search come before others that hold its words', async () => {
    expect(await client.names({ search: 'sloop' })).toHaveLength(2);
    expect((await client.names({ search: 'animal' }))[0]).toBe('Animal Sloop');
    expect((await client.names({ search: 'animal', orderBy: 'name', orderDirection: 'desc' }))[0]).toBe(
      'Animal Sloop',
    );
  });

  it('parts that a sign parts are found one by one', async () => {
    for (const search of ['salt', 'pepper', 'half', 'baked', '1.5']) {
      expect(await client.names({ search })).toContain('Seasoning');
    }
  });

  it('an order is kept among those that the search finds alike', async () => {
    expect(await client.names({ search: 'flour', orderBy: 'name', orderDirection: 'asc' })).toEqual([
      'Animal Sloop',
      "Grandma's Pie",
      'Rátàtôuile',
    ]);
    expect(await client.names({ search: 'flour', orderBy: 'name', orderDirection: 'desc' })).toEqual([
      'Rátàtôuile',
      "Grandma's Pie",
      'Animal Sloop',
    ]);
  });

  it.each(['', '%', '   ', '_%_', '***', '()', '"', '""', '🍕'])(
    '“%s” is no search: everything is shown',
    async (search) => {
      expect((await client.list({ search })).total).toBe(6);
    },
  );

  it.each([
    'AND',
    'NEAR(a b)',
    'name:x',
    '"unbalanced',
    "x' OR 1=1 --",
    'a* OR b',
    '^x',
    '{name} : x',
    '\\',
    'ſ',
    '\u2028',
    '&|!<->',
  ])('“%s” is only text', async (search) => {
    expect((await client.get(`/api/recipes?${queryText({ search })}`)).status).toBe(200);
  });

  it('finds recipes by a search of very many words', async () => {
    const words = Array.from({ length: 190 }, (_, index) => `w${index}`).join(' ');
    expect(await client.names({ search: `moss ${words}` })).toEqual(['Fiddlehead Fern Stir Fry']);
    const fetchStatus = async (length: number) =>
      (await client.get(`/api/recipes?${queryText({ search: 'x'.repeat(length) })}`)).status;
    expect(await fetchStatus(limits.searchLength)).toBe(200);
    expect(await fetchStatus(limits.searchLength + 1)).toBe(422);
    expect((await client.get(`/api/recipes?${queryText({ search: `"${words}"` })}`)).status).toBe(200);
  });

  it('what a recipe was called before finds it no more', async () => {
    await client.cook('Kedgeree', { description: 'smoky', recipeIngredient: ['haddock'] });
    await client.patch('/api/recipes/kedgeree', {
      name: 'Fish rice',
      description: '',
      recipeIngredient: ['cod'],
    });
    for (const search of ['kedgeree', 'smoky', 'haddock']) expect(await client.names({ search })).toEqual([]);
    for (const search of ['fish', 'cod']) expect(await client.names({ search })).toEqual(['Fish rice']);
    await client.delete('/api/recipes/fish-rice');
    expect(await client.names({ search: 'cod' })).toEqual([]);
  });
});
