import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { describeServer } from '../../../testing/describe-server.ts';
import { type Query, queryText, succeeded } from '../../../testing/test-client.ts';

const Page = z.looseObject({ items: z.array(z.looseObject({ id: z.guid(), name: z.string() })) });

describeServer('lists of foods and units', { cook: {} }, ({ server, client }) => {
  beforeAll(async () => {
    const label = Object(succeeded(await client.post('/api/groups/labels', { name: 'Shelf' })));
    for (const body of [
      { name: 'pepper', pluralName: 'peppers', description: 'hot' },
      { name: 'Salt', labelId: label.id },
      { name: 'crème fraîche' },
      { name: 'sea salt', aliases: [{ name: 'fleur de sel' }, { name: 'sal' }] },
    ])
      await client.post('/api/foods', body);
    for (const body of [
      { name: 'Table Spoon', pluralName: 'Table Spoons', abbreviation: 'tbsp', useAbbreviation: true },
      { name: 'gram', abbreviation: 'g', fraction: false, aliases: [{ name: 'gramme' }] },
      { name: 'test unit 1' },
    ])
      await client.post('/api/units', body);
    await server.as(await server.member()).post('/api/foods', { name: 'foreign salt' });
  });

  const names = async (kind: string, query: Query) =>
    Page.parse(succeeded(await client.get(`/api/${kind}?${queryText(query)}`))).items.map(({ name }) => name);

  it.each<[Query, string[]]>([
    [{}, ['sea salt', 'crème fraîche', 'Salt', 'pepper']],
    [{ orderBy: 'name', orderDirection: 'asc' }, ['crème fraîche', 'pepper', 'Salt', 'sea salt']],
    [{ orderBy: 'label.name' }, ['Salt', 'pepper', 'crème fraîche', 'sea salt']],
    [
      { orderBy: 'label.name', orderByNullPosition: 'first' },
      ['pepper', 'crème fraîche', 'sea salt', 'Salt'],
    ],
    [{ search: 'salt' }, ['sea salt', 'Salt']],
    [{ search: 'salt', orderBy: 'name', orderDirection: 'asc' }, ['Salt', 'sea salt']],
    [{ search: 'PEPPERS' }, ['pepper']],
    [{ search: 'creme fraiche' }, ['crème fraîche']],
    [{ search: 'peper' }, ['pepper']],
    [{ search: '"peper"' }, []],
    [{ search: 'fleur de sel' }, []],
    [{ search: 'zzzz' }, []],
    [{ search: '%' }, ['sea salt', 'crème fraîche', 'Salt', 'pepper']],
    [{ queryFilter: 'label.name = "Shelf"' }, ['Salt']],
    [{ queryFilter: 'labelId IS NULL AND pluralName IS NOT NULL' }, ['pepper']],
    [{ queryFilter: 'name IN [pepper, Salt]', orderBy: 'name' }, ['Salt', 'pepper']],
    [{ queryFilter: 'description LIKE "H%"' }, ['pepper']],
    [{ queryFilter: 'aliases.name LIKE "%sel%"' }, ['sea salt']],
    [{ queryFilter: 'name LIKE "%pep%" OR aliases.name LIKE "%fleur%"' }, ['sea salt', 'pepper']],
    [{ queryFilter: 'aliases.name CONTAINS ALL ["fleur de sel", "sal"]' }, ['sea salt']],
    [{ queryFilter: 'aliases.name NOT LIKE "%fleur%"' }, ['crème fraîche', 'Salt', 'pepper']],
    [{ queryFilter: 'aliases.name IS NULL' }, ['crème fraîche', 'Salt', 'pepper']],
    [{ orderBy: 'aliases.name', perPage: 1 }, ['sea salt']],
    [{ perPage: 1, page: 2 }, ['crème fraîche']],
  ])('of foods with %j', async (query, expected) => {
    expect(await names('foods', query)).toEqual(expected);
  });

  it.each<[Query, string[]]>([
    [{ search: 'tbsp' }, ['Table Spoon']],
    [{ search: 'tabel spoone' }, ['Table Spoon']],
    [{ search: 'table spoons' }, ['Table Spoon']],
    [{ queryFilter: 'useAbbreviation = true' }, ['Table Spoon']],
    [{ queryFilter: 'fraction = f' }, ['gram']],
    [{ queryFilter: 'aliases.name = "gramme"' }, ['gram']],
    [{ queryFilter: 'name IN [test unit 1, test unit 2]' }, ['test unit 1']],
    [
      { orderBy: 'abbreviation:asc,name:asc', orderByNullPosition: 'first' },
      ['test unit 1', 'gram', 'Table Spoon'],
    ],
  ])('of units with %j', async (query, expected) => {
    expect(await names('units', query)).toEqual(expected);
  });

  it.each([
    ['foods?orderBy=group.name', 400],
    ['foods?queryFilter=group.users.password%3D1', 400],
    ['units?queryFilter=extras.a%3D1', 400],
  ])('%s is refused', async (path, status) => {
    expect((await client.get(`/api/${path}`)).status).toBe(status);
  });

  it('neighbours of a page are named as clients know them', async () => {
    const rest =
      'perPage=1&orderBy=name&orderByNullPosition=None&orderDirection=desc&queryFilter=None&paginationSeed=None';
    expect((await client.get('/api/foods?page=2&perPage=1&orderBy=name')).body).toMatchObject({
      page: 2,
      per_page: 1,
      total: 4,
      total_pages: 4,
      previous: `/foods?page=1&${rest}`,
      next: `/foods?page=3&${rest}`,
    });
  });
});
