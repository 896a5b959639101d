import { HearthProcess } from '../../packages/e2e/src/harness/stage/hearth-process.ts';
import type { Context } from './trial.ts';

export type Engine = 'sqlite' | 'postgres';

/** A server of a trial, with the database that it has to itself. */
export interface StartedServer {
  readonly hearth: HearthProcess;
  /** Settings with which a second process joins it. */
  readonly env: Readonly<Record<string, string>>;
  readonly remove: () => Promise<void>;
}

/** Starts a server on an empty database; null where its database is not installed. */
export async function startServer(
  context: Context,
  engine: Engine,
  settings: Readonly<Record<string, string>> = {},
): Promise<StartedServer | null> {
  const common = { SECURITY_MAX_LOGIN_ATTEMPTS: '1000', ...settings };
  const postgres = engine === 'postgres' ? await context.postgres() : null;
  if (engine === 'postgres' && postgres === null) return null;
  const env =
    postgres === null ? common : { ...common, ...postgresSettings(await postgres.createDatabase()) };
  const hearth = await HearthProcess.start({ env });
  return { hearth, env, remove: () => hearth.remove() };
}

function postgresSettings(url: string): Record<string, string> {
  return { DB_ENGINE: 'postgres', POSTGRES_URL_OVERRIDE: url };
}
