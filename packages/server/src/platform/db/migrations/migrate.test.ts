import { sql } from 'kysely';
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
import { DatabaseTooNewError, ForeignDatabaseError, migrateToLatest, requireOwnDatabase } from './migrate.ts';
import { storedSchema } from './stored-schema-for-test.ts';

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

  it('refuse the database of Mealie, and neither an empty one nor their own', async () => {
    await requireOwnDatabase(database);
    await migrateToLatest(database);
    await sql`create table alembic_version (version_num varchar(32))`.execute(database.schema);
    await requireOwnDatabase(database);
    await sql`drop table kysely_migration`.execute(database.schema);
    await expect(requireOwnDatabase(database)).rejects.toThrow(ForeignDatabaseError);
  });

  it('change nothing at a second start', async () => {
    await migrateToLatest(database);
    const first = await storedSchema(database);
    await migrateToLatest(database);
    expect(await storedSchema(database)).toEqual(first);
  });

  it('run once if several processes start together', async () => {
    await Promise.all([migrateToLatest(database), migrateToLatest(database)]);
    expect((await storedSchema(database)).length).toBeGreaterThan(50);
  });

  it('reject the database of a newer release and leave it unchanged', async () => {
    await migrateToLatest(database);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-from-the-future', '2999-01-01')`.execute(
      database.schema,
    );
    await sql`create table future (id text)`.execute(database.schema);
    const before = await storedSchema(database);
    await expect(migrateToLatest(database)).rejects.toThrow(DatabaseTooNewError);
    expect(await storedSchema(database)).toEqual(before);
    const { rows } = await sql`select name from kysely_migration`.execute(database.schema);
    expect(rows).toContainEqual({ name: '9999-from-the-future' });
  });

  it('reject the database of a newer release even if its last steps sort before ours', async () => {
    await migrateToLatest(database);
    await sql`insert into kysely_migration (name, timestamp) values ('0001-zz-other', '2999-01-01')`.execute(
      database.schema,
    );
    await expect(migrateToLatest(database)).rejects.toThrow(DatabaseTooNewError);
  });
});
