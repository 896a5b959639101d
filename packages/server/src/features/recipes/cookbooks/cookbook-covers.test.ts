import { type CookbookCover, ReadCookBook } from '@hearth/contract';
import sharp from 'sharp';
import { beforeAll, expect, it, vi } from 'vitest';
import { SqliteConnection } from '../../../platform/db/sqlite/sqlite-connection.ts';
import { multipart } from '../../../testing/multipart-body.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import { succeeded, type TestClient } from '../../../testing/test-client.ts';
import type { TestMember } from '../../../testing/test-server.ts';
import { onlyWhere } from '../../../../../../tools/test-run/only-where.ts';

const root = '/api/households/cookbooks';
const shelf = '/api/households/cookbook-covers';
const nobodysId = '00000000-0000-4000-8000-000000000000';

describeServer('covers of cookbooks', ({ server, engine }) => {
  let host: TestMember;
  let client: TestClient;
  let open: string;
  beforeAll(async () => {
    const group = await server.group({ isPrivate: false });
    host = await server.member({
      household: await server.household({ groupId: group.id, isPrivate: false }),
      rights: ['canManageHousehold'],
    });
    client = server.as(host);
    open = `/api/explore/groups/${host.groupSlug}/cookbook-covers`;
    const picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    for (const number of [1, 2, 3, 4, 5, 6]) {
      const { slug } = await client.cook(`Soup ${number}`, {
        tags: ['Soup'],
        settings: { public: number !== 6 },
      });
      if (number !== 3) await upload(slug, picture);
    }
    await client.cook('Bread', { tags: ['Baked'], settings: { public: true } });
  });

  const upload = async (slug: string, file: Buffer) => {
    const { payload, headers } = multipart({
      image: { file, name: 'x.png', type: 'image/png' },
      extension: 'png',
    });
    succeeded(await client.put(`/api/recipes/${slug}/image`, payload, headers));
  };
  const create = async (fields: object, as = client) =>
    ReadCookBook.parse(succeeded(await as.post(root, fields)));
  const covers = async (as: TestClient, path = shelf) =>
    new Map((succeeded(await as.get(path)) as CookbookCover[]).map((cover) => [cover.id, cover]));

  it('say how many recipes there are, and show the newest four that have a picture', async () => {
    const soups = await create({ name: 'Soups', queryFilterString: 'tags.name = "Soup"' });
    const baked = await create({ name: 'Baked', queryFilterString: 'tags.name = "Baked"' });
    const all = await create({ name: 'All' });
    const none = await create({ name: 'None', queryFilterString: `id IN ["${nobodysId}"]` });
    const found = await covers(client);
    expect(found.get(soups.id)).toMatchObject({ recipeCount: 6 });
    expect(found.get(soups.id)?.pictures.map(({ name }) => name)).toEqual([
      'Soup 6',
      'Soup 5',
      'Soup 4',
      'Soup 2',
    ]);
    const { id, image } = await client.recipe('soup-6');
    expect(found.get(soups.id)?.pictures[0]).toEqual({ id, name: 'Soup 6', image });
    expect(found.get(baked.id)).toEqual({ id: baked.id, recipeCount: 1, pictures: [] });
    expect(found.get(all.id)).toMatchObject({ recipeCount: 7, pictures: [{}, {}, {}, {}] });
    expect(found.get(none.id)).toEqual({ id: none.id, recipeCount: 0, pictures: [] });
  });

  it('change with the recipes and with the filter, and do not count the trash', async () => {
    const made = await create({ name: 'Changing', queryFilterString: 'name LIKE "Changing%"' });
    const count = async () => (await covers(client)).get(made.id)?.recipeCount;
    expect(await count()).toBe(0);
    await client.cook('Changing 1');
    const second = await client.cook('Changing 2');
    expect(await count()).toBe(2);
    succeeded(await client.delete(`/api/recipes/${second.slug}`));
    expect(await count()).toBe(1);
    succeeded(await client.patch(`${root}/${made.id}`, { queryFilterString: 'name = "Bread"' }));
    await client.patch('/api/recipes/bread', { tags: ['Soup', 'Baked'] });
    expect((await covers(client)).get(made.id)).toMatchObject({ recipeCount: 1 });
  });

  it('count for visitors what they may see of public cookbooks, and nothing once the household is private', async () => {
    const made = await create({
      name: 'Open',
      public: true,
      queryFilterString: 'tags.name = "Soup" AND name LIKE "Soup%"',
    });
    const found = await covers(server.nobody, open);
    expect([...found.keys()]).toEqual([made.id]);
    expect(found.get(made.id)).toMatchObject({ recipeCount: 5 });
    expect(found.get(made.id)?.pictures.map(({ name }) => name)).toEqual([
      'Soup 5',
      'Soup 4',
      'Soup 2',
      'Soup 1',
    ]);
    succeeded(await client.patch('/api/recipes/soup-5', { settings: { public: false } }));
    expect((await covers(server.nobody, open)).get(made.id)).toMatchObject({ recipeCount: 4 });
    expect((await covers(client)).get(made.id)).toMatchObject({ recipeCount: 6 });
    const preferences = { privateHousehold: true };
    succeeded(await client.patch('/api/households/preferences', preferences));
    expect([...(await covers(server.nobody, open)).keys()]).toEqual([]);
    succeeded(await client.patch('/api/households/preferences', { privateHousehold: false }));
    expect((await server.nobody.get('/api/explore/groups/nowhere/cookbook-covers')).status).toBe(404);
  });

  it('are those of the whole group, and of no other', async () => {
    const neighbour = server.as(await server.neighbour({ groupId: host.groupId }));
    const theirs = await create({ name: 'Theirs', queryFilterString: 'tags.name = "Baked"' }, neighbour);
    expect((await covers(client)).get(theirs.id)).toMatchObject({ recipeCount: 1 });
    expect((await covers(server.as(await server.member()))).size).toBe(0);
  });

  it(
    'take as many queries for twelve cookbooks as for one',
    onlyWhere(engine === 'sqlite', 'only on SQLite'),
    async () => {
      const as = server.as(await server.member());
      await as.cook('Lonely', { tags: ['Soup'] });
      const prepare = vi.spyOn(SqliteConnection.prototype, 'prepare');
      const queries = async () => {
        prepare.mockClear();
        await covers(as);
        return prepare.mock.calls.filter(([text]) => text.includes('recipes')).length;
      };
      await create({ name: 'Book', queryFilterString: 'tags.name = "Soup"' }, as);
      const forOne = await queries();
      for (let number = 2; number <= 12; number += 1)
        await create({ name: `Book ${number}`, queryFilterString: 'tags.name = "Soup"' }, as);
      expect(await queries()).toBe(forOne);
      expect(await queries()).toBe(0);
      expect((await covers(as)).size).toBe(12);
      prepare.mockRestore();
    },
  );
});
