import { beforeAll, expect, it } from 'vitest';
import { describeServer } from '../../../testing/describe-server.ts';
import { prepared } from './prepared.ts';
import { systemScope } from '../scope.ts';

const scope = systemScope('test');
let built = 0;
const findSettings = prepared<{ name: string; other: string | null }, { name: string }>((db, parameter) => {
  built += 1;
  return db
    .selectFrom('site_settings')
    .select('name')
    .where((eb) => eb.or([eb('name', '=', parameter('name')), eb('name', '=', parameter('other'))]))
    .where('value', '=', 'fixed')
    .where('name', '!=', parameter('other'));
});

describeServer('prepared reads', ({ server }) => {
  beforeAll(async () => {
    await server.platform.database.write(scope, async (tx) => {
      for (const name of ['a', 'b', "c'--"])
        await tx.insertInto('site_settings').values({ name, value: 'fixed' }).execute();
      await tx.insertInto('site_settings').values({ name: 'd', value: 'other' }).execute();
    });
  });

  it('bind new parameters in each run and keep the fixed values', async () => {
    const reader = server.platform.database.read(scope);
    const before = built;
    for (const [name, found] of [
      ['a', 1],
      ['b', 1],
      ["c'--", 1],
      ['d', 0],
      ['nothing', 0],
    ] as const) {
      expect(await findSettings(reader, { name, other: 'x' })).toHaveLength(found);
    }
    expect(await findSettings(reader, { name: 'a', other: 'a' })).toEqual([]);
    expect(built - before).toBeLessThanOrEqual(1);
  });

  it('see the writes of the transaction they run in', async () => {
    await server.platform.database.write(scope, async (tx) => {
      await tx.insertInto('site_settings').values({ name: 'fresh', value: 'fixed' }).execute();
      expect(await findSettings(tx, { name: 'fresh', other: 'x' })).toEqual([{ name: 'fresh' }]);
    });
  });
});
