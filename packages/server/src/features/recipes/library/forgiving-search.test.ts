import { beforeAll, expect, it } from 'vitest';
import { publicScope } from '../../../platform/db/scope.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import { findSimilarNames } from '../search-index/index.ts';

/** The typed text, the first results in order, and whether others may follow. */
const searches: [search: string, first: string[], isAll: boolean][] = [
  ['chicken soup', ['Chicken soup'], false],
  ['chiken soup', ['Chicken soup'], false],
  ['soup chiken', ['Chicken soup'], false],
  ['chickn', ['Chicken soup'], true],
  ['leekk soup', ['Leek soup'], false],
  ['slooo salad', ['Animal sloop'], false],
  ['tomatoes', ['Tomato salad'], true],
  ['tomatos', ['Tomato salad'], true],
  ['berry', ['Summer berries'], true],
  ['Kartoffel', ['Kartoffelpuffer'], false],
  ['Kartoffeln', ['Kartoffelpuffer'], false],
  ['Kräuter', ['Kraut und Rüben'], true],
  ['Nuss', ['Nüsse, geröstet'], true],
  ['soup -lentil', ['Chicken soup', 'Leek soup'], true],
  ['soup -lentils', ['Chicken soup', 'Leek soup'], true],
  ['soup -"sour cream"', ['Chicken soup', 'Lentil soup'], true],
  ['soup -“sour cream” -lentil', ['Chicken soup'], true],
  ['soup -leek -chicken', ['Lentil soup'], true],
  ['"leek soup"', ['Leek soup'], true],
  ['"lek soup"', [], true],
  ['animal-sloop', ['Animal sloop'], true],
  ['-soup sloop', ['Animal sloop'], true],
  ['cream', ['Cream puffs', 'Leek soup', 'Lentil soup'], true],
  ['crème', ['Cream puffs'], false],
];

describeServer('a search that forgives', { cook: {} }, ({ server, cook, client }) => {
  beforeAll(async () => {
    await client.cook('Chicken soup', { recipeIngredient: ['noodles'] });
    await client.cook('Leek soup', { recipeIngredient: ['sour cream'] });
    await client.cook('Lentil soup', { description: 'Sour, and no cream.' });
    await client.cook('Cream puffs');
    await client.cook('Tomato salad');
    await client.cook('Summer berries');
    await client.cook('Kartoffelpuffer', { recipeIngredient: ['Mehl'] });
    await client.cook('Ofengericht', { recipeIngredient: ['Kartoffeln'] });
    await client.cook('Kraut und Rüben');
    await client.cook('Nüsse, geröstet');
    await client.cook('Animal sloop');
  });

  it.each(searches)('“%s” finds first %j', async (search, first, isAll) => {
    const names = await client.names({ search });
    const found = names.slice(0, first.length);
    expect(first.length > 1 && first[0] !== 'Cream puffs' ? found.toSorted() : found).toEqual(first);
    expect(isAll ? names.length : first.length).toBe(first.length);
  });

  it('names count more than ingredients, those more than descriptions', async () => {
    expect(await client.names({ search: 'cream' })).toEqual(['Cream puffs', 'Leek soup', 'Lentil soup']);
  });

  it('corrects no word by the names of another group', async () => {
    const neighbour = await server.member();
    await server.as(neighbour).cook('Zabaglione');
    const theirScope = publicScope(neighbour.groupId);
    const { database } = server.platform;
    const theirs = await findSimilarNames(database.read(theirScope), 'zabaglone', 10);
    expect(theirs).toMatchObject([{ name: 'zabaglione' }]);
    const own = publicScope(cook.groupId);
    expect(await findSimilarNames(database.read(own), 'zabaglone', 10)).toEqual([]);
  });

  it('only exclusions leave everything else', async () => {
    const names = await client.names({ search: '-soup', perPage: -1 });
    expect(names).toHaveLength(8);
    expect(names.filter((name) => name.includes('soup'))).toEqual([]);
  });

  it('applies very many exclusions', async () => {
    const search = Array.from({ length: 150 }, (_, index) => `-w${index}`).join(' ');
    expect(await client.names({ search: `sloop ${search}` })).toEqual(['Animal sloop']);
  });
});
