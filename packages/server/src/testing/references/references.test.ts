import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { type StoredKitchen, storeKitchen } from '../stored-kitchen/stored-kitchen.ts';
import { succeeded } from '../test-client.ts';
import { describeServer } from '../describe-server.ts';
import { dumpRows } from '../test-rows.ts';
import { type Effect, effects, heldByMore, onPostgresOnly } from './effects.ts';
import { type ForeignKey, foreignKeys } from './foreign-keys.ts';
import {
  type Actors,
  deleteParent,
  emptyGroup,
  emptyHousehold,
  findActors,
  prepareDeletion,
  valueOf,
} from './parents.ts';

/** Asking writes when a session was seen last. */
const ofAsking = ['sessions'];

const keyOf = ({ table, column }: ForeignKey) => `${table}.${column}`;
const expectedOf = (parent: string) => Object.values(effects[parent] ?? {}).flat();

describeServer('what refers to a deleted row', { perTest: true }, ({ server, engine }) => {
  let keys: ForeignKey[];
  let kitchen: StoredKitchen;
  let actors: Actors;
  beforeEach(async () => {
    keys = await foreignKeys(server.platform.database);
    kitchen = await storeKitchen(server.platform.database, 1, server.platform.secrets);
    actors = await findActors(server, kitchen.ids);
  });

  const countOf = async ({ table, column }: ForeignKey, value: string | number): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}
      where ${sql.ref(column)} = ${value}`.execute(server.platform.database.schema);
    return Number(rows[0]?.count);
  };
  const totalOf = async ({ table }: ForeignKey): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
      server.platform.database.schema,
    );
    return Number(rows[0]?.count);
  };
  const keysWith = (parent: string, effect: Effect) =>
    keys.filter((key) => key.parent === parent && effects[parent]?.[effect]?.includes(keyOf(key)) === true);

  const standOf = async (key: ForeignKey, { ids }: StoredKitchen) => ({
    mine: await countOf(key, valueOf(key, ids)),
    heirs: key.parent === 'users' ? await countOf(key, ids.housemate) : 0,
    total: await totalOf(key),
  });

  /** Deletes a row of the kitchen; answers which keys that refer to it did not fare as expected. */
  async function findWrongEffects(parent: string, watched: readonly Effect[]): Promise<string[]> {
    const wrong: string[] = [];
    await prepareDeletion(actors, parent, kitchen.ids);
    const before = new Map<ForeignKey, Awaited<ReturnType<typeof standOf>>>();
    for (const key of watched.flatMap((effect) => keysWith(parent, effect)))
      before.set(key, await standOf(key, kitchen));
    await deleteParent(server, actors, parent, kitchen.ids);
    for (const [key, { mine, heirs, total }] of before) {
      const after = await standOf(key, kitchen);
      const isDeleted = keysWith(parent, 'deleted').includes(key);
      const isPassedOn = keysWith(parent, 'passed on').includes(key);
      if (mine === 0) wrong.push(`${keyOf(key)}: no row refers to it`);
      if (after.mine > 0) wrong.push(`${keyOf(key)}: ${after.mine} rows still refer to it`);
      if (after.total !== (isDeleted ? total - mine : total))
        wrong.push(`${keyOf(key)}: ${total} rows before, ${after.total} after`);
      if (isPassedOn && after.heirs !== heirs + mine)
        wrong.push(`${keyOf(key)}: the heir has ${after.heirs}`);
    }
    return before.size === 0 ? [`no key refers to ${parent}`] : wrong;
  }

  it('is expected of every foreign key that the database has', () => {
    const expected = [
      ...Object.keys(effects).flatMap(expectedOf),
      ...heldByMore,
      ...(engine === 'postgres' ? onPostgresOnly : []),
    ];
    expect(keys.map(keyOf).toSorted()).toEqual(expected.toSorted());
  });

  const rest = Object.keys(effects).filter((parent) => parent !== 'groups' && parent !== 'households');
  it.each(rest)('of the table %s is as expected', async (parent) => {
    expect(await findWrongEffects(parent, ['deleted', 'unset', 'passed on'])).toEqual([]);
  });

  it.each(['groups', 'households'])('of the table %s keeps it while it has users', async (parent) => {
    const { ids } = kitchen;
    const before = await dumpRows(server.platform.database, ofAsking);
    const keeping = [...keysWith(parent, 'refused'), ...keysHeldByMore(parent)];
    for (const key of keeping) expect(await countOf(key, valueOf(key, ids)), keyOf(key)).toBeGreaterThan(0);
    const id = parent === 'groups' ? ids.group : ids.household;
    expect((await actors.administrator.delete(`/api/admin/${parent}/${id}`)).status).toBe(400);
    expect(await dumpRows(server.platform.database, ofAsking)).toEqual(before);
  });

  it('of the table households is deleted with it once it has no users', async () => {
    await emptyHousehold(server, kitchen.ids);
    expect(await findWrongEffects('households', ['deleted'])).toEqual([]);
  });

  it('of the table groups is deleted with it once it has no users', async () => {
    await emptyGroup(server, kitchen.ids);
    expect(await findWrongEffects('groups', ['deleted'])).toEqual([]);
    for (const key of keysHeldByMore('groups')) expect(await countOf(key, kitchen.ids.group)).toBe(0);
  });

  it.each(['households', 'recipes'])('keeps a group that has nothing left but %s', async (left) => {
    const path = `/api/admin/groups/${kitchen.ids.group}`;
    await emptyGroup(server, kitchen.ids, left);
    expect((await actors.administrator.delete(path)).status).toBe(400);
    expect(succeeded(await actors.administrator.get(path))).toMatchObject({ id: kitchen.ids.group });
  });

  function keysHeldByMore(parent: string): ForeignKey[] {
    const more = [...heldByMore, ...(engine === 'postgres' ? onPostgresOnly : [])];
    return keys.filter((key) => key.parent === parent && more.includes(keyOf(key)));
  }
});
