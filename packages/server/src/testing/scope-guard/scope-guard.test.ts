import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GroupReader, GroupTx } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/queries/prepared.ts';
import { type MemberScope, systemScope } from '../../platform/db/scope.ts';
import { testEngines } from '../test-databases.ts';
import { TestServer } from '../test-server.ts';
import { besideOwn, exceptions } from './exceptions.ts';
import { guardScopes, ScopeViolationError } from './scope-guard.ts';
import { scopedTables } from './scoped-tables.ts';

const tagsNamed = prepared<{ name: string }, { id: string }>((db, parameter) =>
  db.selectFrom('tags').select('id').where('name', '=', parameter('name')),
);
const tagsOf = prepared<{ groupId: string }, { id: string }>((db, parameter) =>
  db.selectFrom('tags').select('id').where('group_id', '=', parameter('groupId')),
);

describe.each(testEngines)('the guard of scopes on %s', (engine) => {
  let server: TestServer;
  let scope: MemberScope;
  let foreign: MemberScope;
  beforeAll(async () => {
    guardScopes();
    server = await TestServer.start(engine);
    const fetchScope = async () => {
      const found = await server.app.sessions.scopeOf((await server.member()).token);
      if (found === null) throw new Error('the member is signed in');
      return found;
    };
    [scope, foreign] = [await fetchScope(), await fetchScope()];
  });
  afterAll(() => server.stop());

  const reading = (work: (reader: GroupReader) => Promise<unknown>) =>
    work(server.platform.database.read(scope));
  const writing = (work: (tx: GroupTx) => Promise<unknown>) =>
    server.platform.database.write<MemberScope, unknown>(scope, work);
  const isRefused = (work: Promise<unknown>) =>
    work.then(
      () => false,
      (error: unknown) => error instanceof ScopeViolationError,
    );

  it('refuses a planted query without the scope', async () => {
    const refused = [
      reading((reader) => reader.selectFrom('tags').select('id').execute()),
      reading((reader) => reader.selectFrom('tags').select('id').where('name', '=', 'Quick').execute()),
      reading((reader) => tagsNamed(reader, { name: 'Quick' })),
      writing((tx) => tx.updateTable('tags').set({ name: 'x' }).where('slug', '=', 'quick').execute()),
      writing((tx) => tx.deleteFrom('tags').where('slug', '=', 'quick').execute()),
      writing((tx) => tx.execute(sql`delete from tags where slug = 'group_id = 1'`)),
    ];
    expect(await Promise.all(refused.map(isRefused))).toEqual(refused.map(() => true));
  });

  it('refuses a query of another group or household', async () => {
    const refused = [
      reading((reader) => tagsOf(reader, { groupId: foreign.groupId })),
      reading((reader) =>
        reader
          .selectFrom('users')
          .select('id')
          .where('group_id', '=', scope.groupId)
          .where('household_id', '=', foreign.householdId)
          .execute(),
      ),
    ];
    expect(await Promise.all(refused.map(isRefused))).toEqual([true, true]);
  });

  it('lets queries of the scope, of tables without groups and of the program pass', async () => {
    const passed = [
      reading((reader) => tagsOf(reader, { groupId: scope.groupId })),
      reading((reader) =>
        reader.selectFrom('users').select('id').where('household_id', '=', scope.householdId).execute(),
      ),
      reading((reader) => reader.selectFrom('users').select('id').where('id', '=', scope.userId).execute()),
      reading((reader) => reader.selectFrom('site_settings').select('name').execute()),
      server.platform.database.read(systemScope('test')).selectFrom('tags').select('id').execute(),
    ];
    expect(await Promise.all(passed.map(isRefused))).toEqual(passed.map(() => false));
  });

  it('knows every table with a group or a household', async () => {
    const tables = await server.platform.database.schema.introspection.getTables();
    const scoped = tables
      .filter(({ columns }) => columns.some(({ name }) => name === 'group_id' || name === 'household_id'))
      .map(({ name }) => name);
    expect(scoped.length).toBeGreaterThan(30);
    expect(scoped.filter((name) => !scopedTables.has(name))).toEqual([]);
  });
});

it('every exception names a file that exists', () => {
  const files = Object.keys({ ...exceptions, ...besideOwn }).map((source) => source.split(' ')[0] ?? '');
  expect(files.filter((file) => !existsSync(new URL(`../../${file}`, import.meta.url)))).toEqual([]);
});
