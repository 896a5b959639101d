import { describe, expect, it } from 'vitest';
import { StartError } from '../platform/errors/start-error.ts';
import { load } from '../settings/load-for-test.ts';
import { atStep, type StartStep } from './explain-start-error.ts';

const sqlite = load({ DATA_DIR: '/data', API_PORT: '9001', API_HOST: '192.0.2.1' });
const parts = load({ DB_ENGINE: 'postgres', POSTGRES_SERVER: 'db', POSTGRES_PASSWORD: 'secret' });
const whole = load({ DB_ENGINE: 'postgres', POSTGRES_URL_OVERRIDE: 'postgresql://me:secret@db/x' });

function failure(code: string): Error {
  const number = /^SQLITE_(\d+)$/.exec(code)?.[1];
  const fields = number === undefined ? { code } : { code: 'ERR_SQLITE', sqliteCode: Number(number) };
  return Object.assign(new Error(`failed at postgresql://me:secret@db`), fields);
}

async function explained(step: StartStep, error: Error, settings = sqlite): Promise<unknown> {
  return atStep(step, settings, () => Promise.reject(error)).catch((caught: unknown) => caught);
}

describe('an error of the start', () => {
  it.each<[StartStep, string, string]>([
    ['listening', 'EADDRINUSE', 'API_PORT'],
    ['listening', 'EACCES', 'API_PORT'],
    ['listening', 'EPERM', 'API_PORT'],
    ['listening', 'EADDRNOTAVAIL', 'API_HOST'],
    ['listening', 'ENOTFOUND', 'API_HOST'],
    ['folder', 'EACCES', 'DATA_DIR'],
    ['folder', 'EPERM', 'DATA_DIR'],
    ['folder', 'EROFS', 'DATA_DIR'],
    ['folder', 'ENOSPC', 'DATA_DIR'],
    ['folder', 'EDQUOT', 'DATA_DIR'],
    ['folder', 'ENOENT', 'DATA_DIR'],
    ['folder', 'ENOTDIR', 'DATA_DIR'],
    ['folder', 'EEXIST', 'DATA_DIR'],
    ['sqlite', 'SQLITE_26', '/data/hearth.db is no database'],
    ['sqlite', 'SQLITE_11', '/data/hearth.db is damaged'],
    ['sqlite', 'SQLITE_8', 'DATA_DIR'],
    ['sqlite', 'SQLITE_14', 'DATA_DIR'],
    ['sqlite', 'SQLITE_266', 'DATA_DIR'],
    ['sqlite', 'SQLITE_13', 'DATA_DIR'],
    ['sqlite', 'EACCES', 'DATA_DIR'],
    ['sqlite', 'EISDIR', 'DATA_DIR'],
  ])('%s %s names %s', async (step, code, name) => {
    const error = await explained(step, failure(code));
    expect(error).toBeInstanceOf(StartError);
    expect(String(error)).toContain(name);
  });

  it.each([
    ['ECONNREFUSED', 'POSTGRES_SERVER'],
    ['ETIMEDOUT', 'POSTGRES_PORT'],
    ['ENOTFOUND', 'POSTGRES_SERVER'],
    ['28P01', 'POSTGRES_PASSWORD'],
    ['28000', 'POSTGRES_USER'],
    ['3D000', 'POSTGRES_DB'],
    ['57P03', 'in a moment'],
    ['53300', 'max_connections'],
    ['42501', 'POSTGRES_USER'],
  ])(
    'of PostgreSQL, %s, names %s, or the one variable of the address, and no password',
    async (code, name) => {
      const byParts = String(await explained('postgres', failure(code), parts));
      const byWhole = String(await explained('postgres', failure(code), whole));
      expect(byParts).toContain(name);
      expect(byParts).toContain('db:5432');
      expect(byWhole.includes('POSTGRES_URL_OVERRIDE')).toBe(name.startsWith('POSTGRES_'));
      expect(byParts + byWhole).not.toContain('secret');
    },
  );

  it('of a name with two addresses is that of the first', async () => {
    const both = new AggregateError([failure('ECONNREFUSED'), failure('ECONNREFUSED')]);
    expect(await explained('postgres', both, parts)).toBeInstanceOf(StartError);
  });

  it('that is not known stays as it is', async () => {
    const error = failure('EWHATEVER');
    expect(await explained('listening', error)).toBe(error);
  });
});
