import { serveTasks } from '../../workers/serve-tasks.ts';
import { connectSqlite, ReadOutOfTime, type SqliteConnection } from './sqlite-connection.ts';

/** A reading statement and the database file it reads. */
export interface ReadTask {
  readonly path: string;
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** When to end it; absent for a statement whose cost is known. */
  readonly maxMs?: number;
}

/** The rows, or that the statement was ended. */
export type ReadReply = readonly unknown[] | 'out of time';

const connections = new Map<string, SqliteConnection>();

serveTasks(({ path, sql, parameters, maxMs }: ReadTask): ReadReply => {
  const connection = connections.get(path) ?? connectSqlite(path, 'read only');
  connections.set(path, connection);
  if (maxMs === undefined) return connection.prepare(sql).all(parameters);
  try {
    return connection.allWithin(maxMs, sql, parameters);
  } catch (error) {
    if (error instanceof ReadOutOfTime) return 'out of time';
    throw error;
  }
});
