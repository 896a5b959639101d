import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as Sqlite from '@photostructure/sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort, HearthProcess } from '../harness/stage/hearth-process.ts';
import { PostgresDatabase, postgresServer } from '../harness/stage/postgres.ts';
import { onlyWhere } from '../../../../tools/test-run/only-where.ts';

const require = createRequire(import.meta.url);

/** What a server that does not start says, without the frame of the harness. */
async function readWords(env: Readonly<Record<string, string | undefined>>): Promise<string> {
  const started = await HearthProcess.start({ env }).catch((error: unknown) => String(error));
  if (typeof started === 'string') return started.replace(/^Error: The server ended with 1:\n/, '').trim();
  await started.remove();
  return 'it started';
}

describe('a server that cannot start says in a sentence what to set', () => {
  let folder: string;
  let taken: Server;
  let port: number;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'hearth-start-'));
    taken = createServer();
    await new Promise<void>((resolve) => {
      taken.listen(0, '127.0.0.1', resolve);
    });
    port = (taken.address() as AddressInfo).port;
  });
  afterEach(() => {
    taken.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('a port that is in use', async () => {
    expect(await readWords({ API_PORT: String(port) })).toBe(
      `Port ${port} is in use by another program. Stop that program, or set API_PORT to another port.`,
    );
  });

  it('an address that is another machine’s', async () => {
    expect(await readWords({ API_HOST: '192.0.2.1' })).toBe(
      'This machine has no address 192.0.2.1. Set API_HOST to one of its addresses, or to 0.0.0.0 for all.',
    );
  });

  it('a data folder that cannot be made', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, 'x');
    for (const place of [join(file, 'data'), '/proc/nope'])
      expect(await readWords({ DATA_DIR: place })).toBe(
        `The data folder ${place} cannot be made there. Set DATA_DIR to a folder that can be written.`,
      );
  });

  it('a wrong schedule, and variables that are one letter off', async () => {
    expect(await readWords({ DAILY_SCHEDULE_TIME: '25:99' })).toContain(
      'DAILY_SCHEDULE_TIME is "25:99"; allowed: a time of day such as 23:45',
    );
    expect(await readWords({ BASE_ULR: 'https://kitchen.example' })).toContain(
      'BASE_ULR is no variable of Hearth; did you mean BASE_URL?',
    );
  });

  it('a file that is no database, or that of another program', async () => {
    writeFileSync(join(folder, 'hearth.db'), 'not a database at all, but longer than a header. '.repeat(20));
    expect(await readWords({ DATA_DIR: folder })).toMatch(/hearth\.db is no database\. Put the database/);
    rmSync(join(folder, 'hearth.db'));
    const { DatabaseSync } = require('@photostructure/sqlite') as typeof Sqlite;
    const database = new DatabaseSync(join(folder, 'hearth.db'));
    database.exec('create table albums (id integer)');
    database.close();
    expect(await readWords({ DATA_DIR: folder })).toBe(
      'This database has tables of another program (albums). Give Hearth a database of its own.',
    );
  });

  it(
    'PostgreSQL that is not there, or does not let it in',
    onlyWhere(postgresServer !== undefined, 'no PostgreSQL'),
    async () => {
      const closed = await freePort();
      const url = new URL(postgresServer ?? '');
      const parts = {
        DB_ENGINE: 'postgres',
        POSTGRES_SERVER: '127.0.0.1',
        POSTGRES_PORT: url.port,
        POSTGRES_USER: url.username,
        POSTGRES_PASSWORD: url.password,
        POSTGRES_DB: 'postgres',
      };
      expect(await readWords({ ...parts, POSTGRES_PORT: String(closed) })).toBe(
        `PostgreSQL does not answer at 127.0.0.1:${closed}. Start it, or set POSTGRES_SERVER and POSTGRES_PORT.`,
      );
      expect(await readWords({ ...parts, POSTGRES_SERVER: 'nowhere.invalid' })).toBe(
        `There is no machine with the name of nowhere.invalid:${url.port}. Set POSTGRES_SERVER.`,
      );
      const place = `PostgreSQL at 127.0.0.1:${url.port}`;
      expect(await readWords({ ...parts, POSTGRES_PASSWORD: 'wrong' })).toBe(
        `${place} refuses the user or the password. Set POSTGRES_USER and POSTGRES_PASSWORD.`,
      );
      expect(await readWords({ ...parts, POSTGRES_DB: 'soup' })).toBe(
        `${place} has no database of that name. Create it, or set POSTGRES_DB.`,
      );
      const whole = `postgresql://127.0.0.1:${closed}/x`;
      expect(await readWords({ DB_ENGINE: 'postgres', POSTGRES_URL_OVERRIDE: whole })).toBe(
        `PostgreSQL does not answer at 127.0.0.1:${closed}. Start it, or set POSTGRES_URL_OVERRIDE.`,
      );
    },
  );
});

describe('a data folder that belongs to a library', () => {
  let hearth: HearthProcess | undefined;
  afterEach(() => hearth?.remove());

  it('starts with no empty, absent or other database, but takes a restore', async () => {
    hearth = await HearthProcess.start();
    await hearth.stop();
    const file = join(hearth.folder, 'hearth.db');
    truncateSync(file, 0);
    await expect(hearth.restart()).rejects.toThrow(
      /hearth\.db is empty, but the data folder .* belongs to a/,
    );
    rmSync(file);
    await expect(hearth.restart()).rejects.toThrow(/restore a backup: npm run restore -- FILE/);
    expect(hearth.output).not.toContain('setup?code=');
  });

  it(
    'starts with no empty database of PostgreSQL',
    onlyWhere(postgresServer !== undefined, 'no PostgreSQL'),
    async () => {
      const [first, second] = [await PostgresDatabase.create(), await PostgresDatabase.create()];
      try {
        hearth = await HearthProcess.start({ env: first.env });
        await expect(hearth.restartWith(second.env)).rejects.toThrow(/PostgreSQL has an empty database/);
      } finally {
        await hearth?.stop();
        await first.remove();
        await second.remove();
      }
    },
  );
});
