import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeServer } from '../../../testing/describe-server.ts';
import { TestServer } from '../../../testing/test-server.ts';
import { indexRecipesOf } from './index.ts';

describeServer('the search index', { cook: {} }, ({ server, cook, client, engine }) => {
  it('of an earlier release is written anew by a job', async () => {
    const { id } = await client.cook('红豆 Käse', { description: 'borshch' });
    const cleared =
      engine === 'sqlite'
        ? sql`insert into recipe_words (recipe_words) values ('delete-all')`
        : sql`delete from recipe_words`;
    await cleared.execute(server.platform.database.schema);
    expect(await client.names({ search: '豆' })).toEqual([]);
    await indexRecipesOf(server.platform, { groupId: cook.groupId, recipeIds: [id] });
    for (const search of ['豆', 'kaese', 'dou', 'borshch'])
      expect(await client.names({ search })).toEqual(['红豆 Käse']);
  });
});

it('the search index of SQLite is in one part after all of it was written anew', async () => {
  const server = await TestServer.start('sqlite');
  const cook = await server.member();
  const client = server.as(cook);
  const index = (recipeIds: string[]) =>
    indexRecipesOf(server.platform, { groupId: cook.groupId, recipeIds });
  const countParts = async () => {
    const counted = sql<{ parts: number }>`select count(distinct segid) as parts from recipe_words_idx`;
    return (await counted.execute(server.platform.database.schema)).rows[0]?.parts;
  };
  const ids: string[] = [];
  for (let count = 0; count < 6; count += 1) ids.push((await client.cook(`Soup ${count}`)).id);
  await index(ids);
  expect(await countParts()).toBeGreaterThan(1);
  await index(Array.from({ length: 1000 }, (_, place) => ids[place % ids.length] ?? ''));
  expect(await countParts()).toBe(1);
  expect(await client.names({ search: 'soup' })).toHaveLength(6);
  await server.stop();
});
