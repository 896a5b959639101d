import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeServer } from '../../../testing/describe-server.ts';
import { indexRecipesOf } from './index.ts';

describeServer('the search index', { cook: {}, perTest: true }, ({ server, cook, client, engine }) => {
  const clearIndex = () => {
    const { schema } = server.platform.database;
    const statement =
      engine === 'sqlite'
        ? sql`insert into recipe_words (recipe_words) values ('delete-all')`
        : sql`delete from recipe_words`;
    return statement.execute(schema);
  };
  const indexAgain = (recipeIds: readonly string[]) =>
    indexRecipesOf(server.platform, { groupId: cook.groupId, recipeIds: [...recipeIds] });

  it('of an earlier release is written anew by a job', async () => {
    const { id } = await client.cook('红豆 Käse', { description: 'borshch' });
    await clearIndex();
    expect(await client.names({ search: '豆' })).toEqual([]);
    await indexAgain([id]);
    for (const search of ['豆', 'kaese', 'dou', 'borshch'])
      expect(await client.names({ search })).toEqual(['红豆 Käse']);
  });

  it('is in one part after all of it was written anew', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 6; count += 1) ids.push((await client.cook(`Soup ${count}`)).id);
    await indexAgain(ids);
    if (engine === 'sqlite') expect(await countParts()).toBeGreaterThan(1);
    await indexAgain(Array.from({ length: 1000 }, (_, index) => ids[index % ids.length] ?? ''));
    if (engine === 'sqlite') expect(await countParts()).toBe(1);
    expect(await client.names({ search: 'soup' })).toHaveLength(6);
  });

  async function countParts(): Promise<number> {
    const { schema } = server.platform.database;
    const counted = sql<{ parts: number }>`select count(distinct segid) as parts from recipe_words_idx`;
    return (await counted.execute(schema)).rows[0]?.parts ?? 0;
  }
});
