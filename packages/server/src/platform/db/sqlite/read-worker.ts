import { serveTasks } from '../../workers/serve-tasks.ts';
import { connectSqlite, type SqliteConnection } from './sqlite-connection.ts';

/** A reading statement and the database file it reads. */
export interface ReadTask {
  readonly path: string;
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

const connections = new Map<string, SqliteConnection>();

serveTasks(({ path, sql, parameters }: ReadTask): unknown[] => {
  const connection = connections.get(path) ?? connectSqlite(path, 'read only');
  connections.set(path, connection);
  return connection.prepare(sql).all(parameters);
});
