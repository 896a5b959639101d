import { expect, it } from 'vitest';
import { describeServer } from '../../../testing/describe-server.ts';
import { insertRows, upsertRows } from './insert-rows.ts';
import { systemScope } from '../scope.ts';

const scope = systemScope('test');

describeServer('inserted rows', ({ server }) => {
  const insert = (rows: { name: string; value: string }[]) =>
    server.platform.database.write(scope, (tx) => insertRows(tx, 'site_settings', rows));
  const stored = async (prefix: string) =>
    server.platform.database
      .read(scope)
      .selectFrom('site_settings')
      .select(['name', 'value'])
      .where('name', 'like', `${prefix}%`)
      .orderBy('name')
      .execute();
  const numbered = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      name: `${prefix}${String(index).padStart(4, '0')}`,
      value: `${index}`,
    }));

  it.each([0, 1, 2, 40, 41, 1200])('are stored unchanged in repeated inserts of %i', async (count) => {
    for (const round of ['one', 'two']) {
      const rows = numbered(`${count} ${round} `, count);
      await insert(rows);
      expect(await stored(`${count} ${round} `)).toEqual(rows);
    }
  });

  it('can have their columns in any order', async () => {
    await insert([{ name: 'mixed a', value: '1' }]);
    await insert([
      { value: '2', name: 'mixed b' },
      { name: 'mixed c', value: '3' },
    ]);
    expect(await stored('mixed')).toEqual([
      { name: 'mixed a', value: '1' },
      { name: 'mixed b', value: '2' },
      { name: 'mixed c', value: '3' },
    ]);
  });

  it.each([1, 3, 60])('replace the rows with the same key in an upsert of %i', async (count) => {
    const rows = numbered(`again ${count} `, count);
    await insert(rows.slice(0, 1));
    const later = rows.map(({ name }) => ({ name, value: 'later' }));
    await server.platform.database.write(scope, (tx) =>
      upsertRows(tx, 'site_settings', later, { key: ['name'], update: ['value'] }),
    );
    expect(await stored(`again ${count} `)).toEqual(later);
  });

  it('are all rejected if one of them is invalid', async () => {
    await expect(insert([...numbered('twice ', 600), ...numbered('twice ', 1)])).rejects.toThrow(/unique/i);
    expect(await stored('twice')).toEqual([]);
  });
});
