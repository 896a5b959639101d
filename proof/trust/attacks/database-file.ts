import { createRequire } from 'node:module';

interface Statement {
  all(...values: unknown[]): Readonly<Record<string, unknown>>[];
  run(...values: unknown[]): void;
}

/** The database of a stopped server, to be filled faster than by requests. */
export interface DatabaseFile {
  prepare(sql: string): Statement;
  exec(sql: string): void;
  close(): void;
}

/** Opens the file for reading and writing. */
export function openDatabaseFile(path: string): DatabaseFile {
  const require = createRequire(import.meta.url);
  const { DatabaseSync } = require('@photostructure/sqlite') as {
    DatabaseSync: new (path: string) => DatabaseFile;
  };
  return new DatabaseSync(path);
}
