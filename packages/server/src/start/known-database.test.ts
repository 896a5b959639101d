import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testEngines } from '../testing/test-databases.ts';
import { TestServer } from '../testing/test-server.ts';
import { markDataFolder, requireKnownDatabase } from './known-database.ts';

describe.each(testEngines)('a data folder and its database on %s', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await TestServer.start(engine);
  });
  afterEach(() => server.stop());

  /** As if the database had just been made. */
  const empty = () =>
    sql`alter table kysely_migration rename to other`.execute(server.platform.database.schema);

  it('go together once the database has been used', async () => {
    markDataFolder(server.platform);
    markDataFolder(server.platform);
    await expect(requireKnownDatabase(server.platform)).resolves.toBeUndefined();
    await empty();
    await expect(requireKnownDatabase(server.platform)).rejects.toThrow(/belongs to a library/);
  });

  it('may both be new', async () => {
    await empty();
    await expect(requireKnownDatabase(server.platform)).resolves.toBeUndefined();
  });
});
