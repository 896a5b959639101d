import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { type StoredKitchen, storeKitchen } from '../stored-kitchen/stored-kitchen.ts';
import { succeeded } from '../test-client.ts';
import { describeServer } from '../describe-server.ts';
import { dumpRows } from '../test-rows.ts';
import { type Effect, effects, heldByMore, onPostgresOnly, recordOfDeletions } from './effects.ts';
import { type ForeignKey, foreignKeys } from './foreign-keys.ts';
import {
  type Actors,
  deleteParent,
  emptyGroup,
  emptyHousehold,
  findActors,
  prepareDeletion,
  findValue,
} from './parents.ts';

/** Asking writes when a session was seen last. */
const ofAsking = ['sessions'];

const nameKey = ({ table, column }: ForeignKey) => `${table}.${column}`;
const listExpected = (parent: string) => Object.values(effects[parent] ?? {}).flat();

describeServer('what refers to a deleted row', { perTest: true }, ({ server, engine }) => {
  let keys: ForeignKey[];
  let kitchen: StoredKitchen;
  let actors: Actors;
  beforeEach(async () => {
    keys = await foreignKeys(server.platform.database);
    kitchen = await storeKitchen(server.platform.database, 1, server.platform.secrets);
    actors = await findActors(server, kitchen.ids);
  });

  const countRows = async ({ table, column }: ForeignKey, value: string | number): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}
      where ${sql.ref(column)} = ${value}`.execute(server.platform.database.schema);
    return Number(rows[0]?.count);
  };
  const countAll = async ({ table }: ForeignKey): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
      server.platform.database.schema,
    );
    return Number(rows[0]?.count);
  };
  const keysWith = (parent: string, effect: Effect) =>
    keys.filter((key) => key.parent === parent && effects[parent]?.[effect]?.includes(nameKey(key)) === true);

  const readCounts = async (key: ForeignKey, { ids }: StoredKitchen) => ({
    mine: await countRows(key, findValue(key, ids)),
    heirs: key.parent === 'users' ? await countRows(key, ids.housemate) : 0,
    total: await countAll(key),
  });

  /** Deletes a row of the kitchen; answers which keys that refer to it did not fare as expected. */
  async function findWrongEffects(parent: string, watched: readonly Effect[]): Promise<string[]> {
    const wrong: string[] = [];
    await prepareDeletion(actors, parent, kitchen.ids);
    const before = new Map<ForeignKey, Awaited<ReturnType<typeof readCounts>>>();
    for (const key of watched.flatMap((effect) => keysWith(parent, effect)))
      before.set(key, await readCounts(key, kitchen));
    await deleteParent(server, actors, parent, kitchen.ids);
    for (const [key, { mine, heirs, total }] of before) {
      const after = await readCounts(key, kitchen);
      const isDeleted = keysWith(parent, 'deleted').includes(key);
      const isPassedOn = keysWith(parent, 'passed on').includes(key);
      if (mine === 0) wrong.push(`${nameKey(key)}: no row refers to it`);
      if (after.mine > 0) wrong.push(`${nameKey(key)}: ${after.mine} rows still refer to it`);
      const recorded = key.table === recordOfDeletions && parent !== 'groups' ? 1 : 0;
      // A table may have rows of the deleted one beside rows that refer to it.
      const owned = keysWith(parent, 'deleted').find((one) => one !== key && one.table === key.table);
      const gone = isDeleted ? mine : owned === undefined ? 0 : (before.get(owned)?.mine ?? 0);
      if (after.total !== total - gone + recorded)
        wrong.push(`${nameKey(key)}: ${total} rows before, ${after.total} after`);
      if (isPassedOn && after.heirs !== heirs + mine)
        wrong.push(`${nameKey(key)}: the heir has ${after.heirs}`);
    }
    return before.size === 0 ? [`no key refers to ${parent}`] : wrong;
  }

  it('is expected of every foreign key that the database has', () => {
    const expected = [
      ...Object.keys(effects).flatMap(listExpected),
      ...heldByMore,
      ...(engine === 'postgres' ? onPostgresOnly : []),
    ];
    expect(keys.map(nameKey).toSorted()).toEqual(expected.toSorted());
  });

  const rest = Object.keys(effects).filter((parent) => parent !== 'groups' && parent !== 'households');
  it.each(rest)('of the table %s is as expected', async (parent) => {
    expect(await findWrongEffects(parent, ['deleted', 'unset', 'passed on'])).toEqual([]);
  });

  it.each(['groups', 'households'])('of the table %s keeps it while it has users', async (parent) => {
    const { ids } = kitchen;
    const before = await dumpRows(server.platform.database, ofAsking);
    const keeping = [...keysWith(parent, 'refused'), ...keysHeldByMore(parent)];
    for (const key of keeping)
      expect(await countRows(key, findValue(key, ids)), nameKey(key)).toBeGreaterThan(0);
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
    for (const key of keysHeldByMore('groups')) expect(await countRows(key, kitchen.ids.group)).toBe(0);
  });

  it.each(['households', 'recipes'])('keeps a group that has nothing left but %s', async (left) => {
    const path = `/api/admin/groups/${kitchen.ids.group}`;
    await emptyGroup(server, kitchen.ids, left);
    expect((await actors.administrator.delete(path)).status).toBe(400);
    expect(succeeded(await actors.administrator.get(path))).toMatchObject({ id: kitchen.ids.group });
  });

  function keysHeldByMore(parent: string): ForeignKey[] {
    const more = [...heldByMore, ...(engine === 'postgres' ? onPostgresOnly : [])];
    return keys.filter((key) => key.parent === parent && more.includes(nameKey(key)));
  }
});
