import { join } from 'node:path';
import * as fc from 'fast-check';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/test-databases.ts';
import { GroupCommit } from './group-commit.ts';
import { SqliteConnection } from './sqlite-connection.ts';
import type { Tables } from '../tables.ts';

let connection: SqliteConnection;
let writer: Kysely<Tables>;
let control: string[];
let failing: string | undefined;
let commits: GroupCommit;
let remove: () => Promise<void>;

beforeEach(async () => {
  const testDatabase = await createTestDatabase('sqlite');
  remove = testDatabase.remove;
  connection = new SqliteConnection(new DatabaseSync(join(testDatabase.folder, 'soups.db')));
  connection.exec('create table soups (name text unique)');
  writer = new Kysely<Tables>({ dialect: new SqliteDialect({ database: connection }) });
  control = [];
  failing = undefined;
  commits = new GroupCommit(writer, (statement) => {
    control.push(statement);
    if (statement === failing) throw new Error(`no ${statement}`);
    connection.exec(statement);
  });
});
afterEach(async () => {
  await writer.destroy();
  await remove();
});

const add = (name: string, then?: () => void) =>
  commits.run(async (it) => {
    await sql`insert into soups values (${name})`.execute(it);
    then?.();
    return name;
  });
const refuse = () => {
  throw new Error('refused');
};
const stored = async () => {
  const { rows } = await sql<{ name: string }>`select name from soups order by rowid`.execute(writer);
  return rows.map(({ name }) => name);
};
const countStatements = (statement: string) => control.filter((one) => one === statement).length;

it('shares one commit between waiting writes, in order of arrival', async () => {
  expect(await Promise.all([add('a'), add('b'), add('c')])).toEqual(['a', 'b', 'c']);
  expect(await stored()).toEqual(['a', 'b', 'c']);
  expect(countStatements('commit')).toBe(1);
});

it('groups at most sixty-four writes in one commit', async () => {
  await Promise.all(Array.from({ length: 129 }, (_, at) => add(`soup ${at}`)));
  expect(countStatements('commit')).toBe(3);
  expect((await stored()).length).toBe(129);
});

it('resolves writes after the commit, never before', async () => {
  const commitsSeen: number[] = [];
  await Promise.all(
    ['a', 'b'].map((name) => add(name).then(() => commitsSeen.push(countStatements('commit')))),
  );
  expect(commitsSeen).toEqual([1, 1]);
});

it('rolls back a failed write without the others of its group', async () => {
  const outcomes = await Promise.allSettled([add('a'), add('a'), add('b', refuse), add('c')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  expect(await stored()).toEqual(['a', 'c']);
});

it('leaves nothing behind and rejects every write if the commit fails', async () => {
  failing = 'commit';
  const outcomes = await Promise.allSettled([add('a'), add('b')]);
  expect(outcomes.map((one) => one.status === 'rejected' && String(one.reason))).toEqual([
    'Error: no commit',
    'Error: no commit',
  ]);
  failing = undefined;
  expect(await add('c')).toBe('c');
  expect(await stored()).toEqual(['c']);
});

it('rejects the whole group with the cause if SQLite rolls back by itself', async () => {
  const rollBack = add('b', () => {
    connection.exec('rollback');
    throw new Error('the disk is full');
  });
  const outcomes = await Promise.allSettled([add('a'), rollBack, add('c')]);
  expect(
    outcomes.every((one) => one.status === 'rejected' && String(one.reason).includes('disk is full')),
  ).toBe(true);
  expect(await stored()).toEqual([]);
  expect(await add('d')).toBe('d');
});

it('lets a write yield to the event loop; later writes join the next group', async () => {
  const slow = commits.run(async (it) => {
    await sql`insert into soups values ('slow')`.execute(it);
    await new Promise((resume) => setTimeout(resume, 5));
    await sql`insert into soups values ('slower')`.execute(it);
  });
  await new Promise((resume) => setImmediate(resume));
  await Promise.all([slow, add('late')]);
  expect(await stored()).toEqual(['slow', 'slower', 'late']);
  expect(countStatements('commit')).toBe(2);
});

it('gives any mixture of writes the same result as running them one after the other', async () => {
  let round = 0;
  const write = fc.record({ name: fc.nat(6), fails: fc.boolean(), pause: fc.nat(2) });
  const property = fc.asyncProperty(fc.array(write, { maxLength: 40 }), async (writes) => {
    round += 1;
    const before = await stored();
    const expected = [...before];
    const outcomes: boolean[] = [];
    for (const { name, fails } of writes) {
      const soup = `${round} ${name}`;
      const works = !fails && !expected.includes(soup);
      if (works) expected.push(soup);
      outcomes.push(works);
    }
    const running: Promise<boolean>[] = [];
    for (const { name, fails, pause } of writes) {
      const written = add(`${round} ${name}`, fails ? refuse : undefined);
      running.push(
        written.then(
          () => true,
          () => false,
        ),
      );
      if (pause === 0) await new Promise((resume) => setImmediate(resume));
    }
    expect(await Promise.all(running)).toEqual(outcomes);
    expect(await stored()).toEqual(expected);
  });
  await fc.assert(property, { numRuns: 100 });
});
