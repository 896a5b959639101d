import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CutLine, startLine } from '../harness/services/cut-line.ts';
import { HearthProcess } from '../harness/stage/hearth-process.ts';
import { PostgresDatabase, postgresServer } from '../harness/stage/postgres.ts';
import { onlyWhere } from '../../../../tools/test-run/only-where.ts';

describe(
  'a server whose PostgreSQL is away',
  onlyWhere(postgresServer !== undefined, 'no PostgreSQL'),
  () => {
    let database: PostgresDatabase;
    let line: CutLine;
    let hearth: HearthProcess;
    let token: string;
    beforeAll(async () => {
      database = await PostgresDatabase.create();
      const url = new URL(database.env['POSTGRES_URL_OVERRIDE'] ?? '');
      line = await startLine({ host: url.hostname, port: Number(url.port) });
      url.port = String(line.port);
      hearth = await HearthProcess.start({ env: { ...database.env, POSTGRES_URL_OVERRIDE: url.href } });
      token = await hearth.signIn();
    });
    afterAll(async () => {
      await hearth.remove();
      await line.cut().catch(() => undefined);
      await database.remove();
    });

    const credentials = new URLSearchParams({ username: 'admin', password: 'x' });
    const asks: readonly [what: string, path: string, init: RequestInit][] = [
      ['a list', '/api/recipes', {}],
      ['a write', '/api/recipes', { method: 'POST', body: '{"name":"Soup"}' }],
      ['the own account', '/api/users/self', {}],
      ['a sign-in', '/api/auth/token', { method: 'POST', body: credentials }],
      ['a page', '/g/home', {}],
      ['a costly filter', '/api/recipes?queryFilter=recipe_ingredient.note%20LIKE%20%22%25a%25%22', {}],
    ];
    const ask = ([, path, { body, ...init }]: (typeof asks)[number]) => {
      const type = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
      const headers = { authorization: `Bearer ${token}`, ...type };
      return fetch(`${hearth.url}${path}`, { ...init, ...(body === undefined ? {} : { body }), headers });
    };

    it('answers 503 and when to ask again, in words, until the database is back', async () => {
      expect((await ask(['a list', '/api/recipes', {}])).status).toBe(200);
      await line.cut();
      for (const one of asks) {
        const answer = await ask(one);
        expect([one[0], answer.status, answer.headers.get('retry-after')]).toEqual([one[0], 503, '5']);
      }
      expect((await fetch(`${hearth.url}/api/health`)).status).toBe(503);
      await line.mend();
      expect((await ask(['a list', '/api/recipes', {}])).status).toBe(200);
      expect(
        (await ask(['a write', '/api/recipes', { method: 'POST', body: '{"name":"Soup"}' }])).status,
      ).toBe(201);
    });
  },
);
