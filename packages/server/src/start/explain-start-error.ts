import type { Settings } from '../settings.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { StartError } from '../platform/errors/start-error.ts';

/** An error of the system or the database by its code, and what it says to the operator. */
interface Explanation {
  readonly codes: readonly string[];
  readonly says: (settings: Settings) => string;
}

/** Errors of listening. */
const listening: readonly Explanation[] = [
  {
    codes: ['EADDRINUSE'],
    says: ({ server }) =>
      `Port ${server.port} is in use by another program. Stop that program, or set API_PORT to another port.`,
  },
  {
    codes: ['EACCES', 'EPERM'],
    says: ({ server }) => `This account may not use port ${server.port}. Set API_PORT to a port from 1024.`,
  },
  {
    codes: ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'],
    says: ({ server }) =>
      `This machine has no address ${server.host}. Set API_HOST to one of its addresses, or to 0.0.0.0 for all.`,
  },
];

/** Errors of the first connection to PostgreSQL (postgresql.org/docs/current/errcodes-appendix.html). */
const postgres: readonly Explanation[] = [
  {
    codes: ['ECONNREFUSED', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ECONNRESET'],
    says: (settings) =>
      `PostgreSQL does not answer at ${formatPlace(settings)}. Start it, or set ${formatNames(settings, 'POSTGRES_SERVER and POSTGRES_PORT')}.`,
  },
  {
    codes: ['ENOTFOUND', 'EAI_AGAIN'],
    says: (settings) =>
      `There is no machine with the name of ${formatPlace(settings)}. Set ${formatNames(settings, 'POSTGRES_SERVER')}.`,
  },
  {
    codes: ['28P01', '28000'],
    says: (settings) =>
      `PostgreSQL at ${formatPlace(settings)} refuses the user or the password. Set ${formatNames(settings, 'POSTGRES_USER and POSTGRES_PASSWORD')}.`,
  },
  {
    codes: ['3D000'],
    says: (settings) =>
      `PostgreSQL at ${formatPlace(settings)} has no database of that name. Create it, or set ${formatNames(settings, 'POSTGRES_DB')}.`,
  },
  {
    codes: ['57P03', '57P01'],
    says: (settings) =>
      `PostgreSQL at ${formatPlace(settings)} is starting or stopping. Start Hearth again in a moment.`,
  },
  {
    codes: ['53300'],
    says: (settings) =>
      `PostgreSQL at ${formatPlace(settings)} has no connection left. Raise its max_connections, or stop other programs.`,
  },
  {
    codes: ['42501'],
    says: (settings) =>
      `The user of PostgreSQL at ${formatPlace(settings)} may not create tables. Make it the owner of the database, or set ${formatNames(settings, 'POSTGRES_USER')}.`,
  },
];

/** Errors of the file of SQLite (sqlite.org/rescode.html). */
const sqlite: readonly Explanation[] = [
  {
    codes: ['SQLITE_26'],
    says: (settings) =>
      `${getFile(settings)} is no database. Put the database of Hearth back, or restore a backup: npm run restore -- FILE.`,
  },
  {
    codes: ['SQLITE_11'],
    says: (settings) =>
      `${getFile(settings)} is damaged. Put a whole copy of the database back, or restore a backup: npm run restore -- FILE.`,
  },
  {
    codes: ['SQLITE_8', 'SQLITE_14', 'SQLITE_10', 'EACCES', 'EPERM', 'EROFS', 'EISDIR'],
    says: (settings) =>
      `This account may not write ${getFile(settings)}. Give it the right, or set DATA_DIR to another folder.`,
  },
  {
    codes: ['SQLITE_13', 'ENOSPC'],
    says: (settings) => `The disk of ${getFile(settings)} is full. Make room, or set DATA_DIR.`,
  },
];

/** Errors of the data folder. */
const folder: readonly Explanation[] = [
  {
    codes: ['EACCES', 'EPERM'],
    says: ({ server }) =>
      `This account may not write into the data folder ${server.dataDir}. Give it the right, or set DATA_DIR to another folder.`,
  },
  {
    codes: ['EROFS'],
    says: ({ server }) => `The data folder ${server.dataDir} is read-only. Set DATA_DIR to another folder.`,
  },
  {
    codes: ['ENOSPC', 'EDQUOT'],
    says: ({ server }) =>
      `The disk of the data folder ${server.dataDir} is full. Make room, or set DATA_DIR.`,
  },
  {
    codes: ['ENOENT', 'ENOTDIR', 'EEXIST'],
    says: ({ server }) =>
      `The data folder ${server.dataDir} cannot be made there. Set DATA_DIR to a folder that can be written.`,
  },
];

const tables = { folder, sqlite, postgres, listening };

/** A step of the start whose errors are explained. */
export type StartStep = keyof typeof tables;

/**
 * The error to report for one that was met at a step of the start: one sentence with the variable to set, or the error
 * itself where nothing is known about it.
 */
function explainStartError(error: unknown, step: StartStep, settings: Settings): unknown {
  const code = readCode(error);
  const known = tables[step].find(({ codes }) => code !== undefined && codes.includes(code));
  return known === undefined ? error : new StartError(known.says(settings), { cause: error });
}

/** The code of an error; of several, as of a name with two addresses, that of the first. */
function readCode(error: unknown): string | undefined {
  if (error instanceof AggregateError) return readCode(error.errors[0]);
  if (error instanceof AppError) return readCode(error.cause);
  if (!(error instanceof Error)) return undefined;
  if ('sqliteCode' in error) return `SQLITE_${Number(error.sqliteCode) & 0xff}`;
  return 'code' in error ? String(error.code) : undefined;
}

/** Does a step of the start. @throws StartError, or an error that is not known */
export async function atStep<T>(step: StartStep, settings: Settings, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw explainStartError(error, step, settings);
  }
}

function getFile({ database }: Settings): string {
  return database.engine === 'sqlite' ? database.file : '';
}

/** Machine and port, never the user or the password. */
function formatPlace({ database }: Settings): string {
  if (database.engine !== 'postgres') return '';
  const { hostname, port } = new URL(database.url);
  return `${decodeURIComponent(hostname)}:${port || '5432'}`;
}

/** The variables that name a part of the address: one that holds it whole goes before the others. */
function formatNames({ database }: Settings, parts: string): string {
  return database.engine === 'postgres' && database.isUrlOverridden ? 'POSTGRES_URL_OVERRIDE' : parts;
}
