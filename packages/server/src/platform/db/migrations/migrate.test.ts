import { sql } from 'kysely';
import { systemRandom } from '../../random/random.ts';
import { SealedSecrets } from '../../secrets/sealed-secrets.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqlite } from '../sqlite/open-sqlite.ts';
import { openPostgres } from '../postgres/open-postgres.ts';
import {
  createTestDatabase,
  type TestDatabase,
  type TestEngine,
  testEngines,
} from '../../../testing/test-databases.ts';
import type { Database } from '../database.ts';
import {
  DatabaseTooNewError,
  ForeignDatabaseError,
  migrateTo,
  migrateToLatest,
  requireOwnDatabase,
} from './migrate.ts';

const sealer = new SealedSecrets('a secret of the test', systemRandom);

async function schemaOf({ dialect, schema }: Database): Promise<unknown[]> {
  const query =
    dialect.engine === 'sqlite'
      ? sql`select type, name, tbl_name, sql from sqlite_schema where name not like 'kysely%' and name not like 'sqlite%'
          and tbl_name not like 'kysely%' order by type, name`
      : sql`select 'column' as kind, table_name as place, column_name as name, data_type || is_nullable || coalesce(column_default, '') as detail
          from information_schema.columns where table_schema = 'public' and table_name not like 'kysely%'
          union all select 'index', tablename, indexname, indexdef from pg_indexes where schemaname = 'public' and tablename not like 'kysely%'
          union all select 'constraint', conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint
          where connamespace = 'public'::regnamespace and conrelid::regclass::text not like 'kysely%'
          order by 1, 2, 3`;
  return (await query.execute(schema)).rows;
}

describe.each(testEngines)('migrations on %s', (engine: TestEngine) => {
  let files: TestDatabase;
  let database: Database;
  beforeEach(async () => {
    files = await createTestDatabase(engine);
    database =
      engine === 'sqlite'
        ? openSqlite(`${files.folder}/test.db`)
        : await openPostgres(files.env['POSTGRES_URL_OVERRIDE'] ?? '');
  });
  afterEach(async () => {
    await database.close();
    await files.remove();
  });

  it('end in the same schema after up, down and up again', async () => {
    expect(await schemaOf(database)).toEqual([]);
    await migrateToLatest(database, sealer);
    const first = await schemaOf(database);
    expect(first.length).toBeGreaterThan(50);
    await migrateTo(database, sealer, null);
    expect(await schemaOf(database)).toEqual([]);
    await migrateToLatest(database, sealer);
    expect(await schemaOf(database)).toEqual(first);
  });

  it('refuse the database of Mealie, and neither an empty one nor their own', async () => {
    await requireOwnDatabase(database);
    await migrateToLatest(database, sealer);
    await sql`create table alembic_version (version_num varchar(32))`.execute(database.schema);
    await requireOwnDatabase(database);
    await migrateTo(database, sealer, null);
    await sql`drop table kysely_migration`.execute(database.schema);
    await expect(requireOwnDatabase(database)).rejects.toThrow(ForeignDatabaseError);
  });

  it('change nothing at a second start', async () => {
    await migrateToLatest(database, sealer);
    const first = await schemaOf(database);
    await migrateToLatest(database, sealer);
    expect(await schemaOf(database)).toEqual(first);
  });

  it('run once if several processes start together', async () => {
    await Promise.all([migrateToLatest(database, sealer), migrateToLatest(database, sealer)]);
    expect((await schemaOf(database)).length).toBeGreaterThan(50);
  });

  it('reject the database of a newer release and leave it unchanged', async () => {
    await migrateToLatest(database, sealer);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-from-the-future', '2999-01-01')`.execute(
      database.schema,
    );
    await sql`create table future (id text)`.execute(database.schema);
    const before = await schemaOf(database);
    await expect(migrateToLatest(database, sealer)).rejects.toThrow(DatabaseTooNewError);
    expect(await schemaOf(database)).toEqual(before);
    const { rows } = await sql`select name from kysely_migration`.execute(database.schema);
    expect(rows).toContainEqual({ name: '9999-from-the-future' });
  });

  it('reject the database of a newer release even if its last steps sort before ours', async () => {
    await migrateToLatest(database, sealer);
    await sql`insert into kysely_migration (name, timestamp) values ('0001-zz-other', '2999-01-01')`.execute(
      database.schema,
    );
    await expect(migrateToLatest(database, sealer)).rejects.toThrow(DatabaseTooNewError);
  });
});
