import type { KyselyPlugin } from 'kysely';
import { migrateToLatest } from './migrate.ts';
import { openPostgres } from '../postgres/open-postgres.ts';
import { openSqlite } from '../sqlite/open-sqlite.ts';

/**
 * Runs as a separate process: migrates a database and kills itself at a given statement, like a power cut.
 */
const [engine = '', place = '', last = ''] = process.argv.slice(2);
const database = engine === 'sqlite' ? openSqlite(place) : await openPostgres(place);
let statements = 0;
const dying: KyselyPlugin = {
  transformQuery: ({ node }) => {
    statements += 1;
    if (statements === Number(last)) process.kill(process.pid, 'SIGKILL');
    return node;
  },
  transformResult: async ({ result }) => result,
};
const schema = database.schema.withPlugin(dying);
Object.defineProperty(database, 'schema', { value: schema });
await migrateToLatest(database);
await database.close();
process.stdout.write(String(statements));
