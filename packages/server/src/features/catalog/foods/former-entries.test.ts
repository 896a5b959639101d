import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { limits } from '@hearth/contract';
import { insertRows } from '../../../platform/db/queries/insert-rows.ts';
import { systemScope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import { describeServer, type SuiteOptions } from '../../../testing/describe-server.ts';
import { organizer } from '../../../testing/test-people.ts';

const suite: SuiteOptions = { cook: organizer, perTest: true };

describeServer('foods that are gone', suite, ({ server, cook, client }) => {
  const most = limits.formerEntries;
  const buildRow = (at: number, group_id: string) => ({
    id: server.platform.random.uuid(),
    group_id,
    kind: 'foods' as const,
    one: `food ${at}`,
    many: `food ${at}`,
    search_text: `food ${at}`,
    food_id: null,
    unit_id: null,
    ended_at: storedInstant(new Date(server.clock.now().getTime() - (most - at) * 1000)),
  });
  const remembered = async (group: string) => {
    const { rows } = await sql<{ one: string }>`select one from former_entries where group_id = ${group}
      order by ended_at`.execute(server.platform.database.schema);
    return rows.map(({ one }) => one);
  };

  it('are remembered up to a number, the latest of each group', async () => {
    const stranger = await server.member();
    await server.platform.database.write(systemScope('test'), async (tx) => {
      const rows = Array.from({ length: most }, (_, at) => buildRow(at, cook.groupId));
      await insertRows(tx, 'former_entries', [...rows, buildRow(-1, stranger.groupId)]);
    });
    const leek = await server.food(cook.groupId, { name: 'leek' });
    await client.delete(`/api/foods/${leek}`);
    const names = await remembered(cook.groupId);
    expect(names).toHaveLength(most);
    expect([names[0], names.at(-1)]).toEqual(['food 1', 'leek']);
    expect(await remembered(stranger.groupId)).toEqual(['food -1']);
  });

  it('are known to the parser by their former name when they were merged', async () => {
    const [from, to] = [
      await server.food(cook.groupId, { name: 'scallion' }),
      await server.food(cook.groupId, { name: 'green onion' }),
    ];
    await client.put('/api/foods/merge', { fromFood: from, toFood: to });
    const read = async () =>
      (await client.post('/api/parser/ingredient', { ingredient: '2 scallions' })).body;
    expect(await read()).toMatchObject({ ingredient: { food: { id: to } } });
    const again = await server.food(cook.groupId, { name: 'Scallion' });
    await client.patch(`/api/foods/${again}`, { description: 'back' });
    expect(await read()).toMatchObject({ ingredient: { food: { id: again } } });
  });
});
