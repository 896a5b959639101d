import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeServer } from '../testing/describe-server.ts';
import { markDataFolder, requireKnownDatabase } from './known-database.ts';

describeServer('a data folder and its database', { perTest: true }, ({ server }) => {
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
