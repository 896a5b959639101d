import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorCatalogue, type ErrorCode } from '@hearth/contract';
import { TestServer } from '../../../testing/test-server.ts';
import { AppError } from '../../errors/app-error.ts';
import { negotiateLocale, getTexts } from '../../i18n/locales.ts';
import { createLog } from '../../log/log.ts';
import { translateError } from './translate-error.ts';
import { ValidationError } from '../input/validation.ts';

const codes = Object.keys(errorCatalogue).map((code) => code as ErrorCode);

describe('translateError', () => {
  it.each(codes)('%s has its catalogue status and a message in every language', (code) => {
    for (const locale of ['en-US', 'de-DE', 'ar-SA'] as const) {
      const { status, body, unexpected } = translateError(
        new AppError(code, { reason: 'r', limit: 1, allowed: 'a' }),
        locale,
        true,
      );
      expect(status).toBe(errorCatalogue[code].status);
      expect(unexpected).toBe(false);
      expect(JSON.stringify(body).replace('"input":""', '')).not.toMatch(/\{\w+\}|undefined|""/);
    }
  });

  it.each([
    [new Error('password=hunter2'), 500],
    ['thrown text', 500],
    [null, 500],
    [Object.assign(new Error('no space on /secret/path'), { code: 'ENOSPC' }), 507],
    [Object.assign(new Error('large'), { code: 'FST_ERR_CTP_BODY_TOO_LARGE' }), 413],
    [Object.assign(new Error('internal words'), { code: 'FST_ERR_X', statusCode: 418 }), 400],
    [Object.assign(new Error('internal words'), { code: 'FST_ERR_Y', statusCode: 503 }), 500],
  ])('%s reveals no internals', (error, expected) => {
    const { status, body } = translateError(error, 'en-US', true);
    expect(status).toBe(expected);
    expect(JSON.stringify(body)).not.toMatch(/hunter2|thrown|secret|internal/);
  });

  it('a full disk reported by SQLite is answered as such', () => {
    const database = new DatabaseSync(':memory:');
    database.exec('pragma max_page_count = 3; create table soups (name text)');
    const insert = database.prepare('insert into soups values (?)');
    const fill = () => {
      for (;;) insert.run('x'.repeat(3000));
    };
    let error: unknown;
    try {
      fill();
    } catch (thrown) {
      error = thrown;
    }
    expect(translateError(error, 'en-US', true)).toMatchObject({ status: 507, unexpected: false });
    database.close();
  });

  it('outside production a validation error has its short form', () => {
    const error = new ValidationError([{ type: 'missing', loc: ['body', 'a'], msg: 'Field required' }]);
    expect(translateError(error, 'en-US', false).body).toEqual({
      status_code: 422,
      message: 'body.a: Field required',
      data: null,
    });
  });

  it.each([
    [undefined, 'en-US'],
    ['', 'en-US'],
    ['de-DE', 'de-DE'],
    ['de', 'de-DE'],
    ['pt', 'pt-PT'],
    ['zh-HK;q=0.9, en', 'zh-TW'],
    ['tlh, ar-SA;q=0.8, de;q=0.7', 'ar-SA'],
    ['xx-YY', 'en-US'],
    ['__proto__', 'en-US'],
    ['x'.repeat(10_000), 'en-US'],
    [',,;;', 'en-US'],
  ])('the Accept-Language header “%.20s” selects %s', (header, locale) => {
    expect(negotiateLocale(header)).toBe(locale);
    expect(getTexts(negotiateLocale(header)).signedOut).not.toBe('');
  });
});

describe('authentication before validation', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start('sqlite');
  });
  afterAll(() => server.stop());

  it.each([
    ['a body that is not JSON', '{', 'application/json'],
    ['a body of the wrong kind', '{"name":5}', 'application/json'],
    ['a body of 13 MB', ' '.repeat(13 * 1024 * 1024), 'application/json'],
    ['a body of another type', 'x', 'text/plain'],
  ])('an unauthenticated caller gets 401 for %s', async (_, payload, type) => {
    const answer = await server.nobody.post('/api/recipes', payload, { 'content-type': type });
    expect(answer).toMatchObject({ status: 401, body: { detail: 'Could not validate credentials' } });
  });

  it('a member without admin rights gets 403 before the body is validated', async () => {
    const member = server.as(await server.member());
    expect(
      (await member.put('/api/admin/site-settings', '{', { 'content-type': 'application/json' })).status,
    ).toBe(403);
  });

  it('error messages use the client’s language', async () => {
    const english = await server.nobody.get('/api/users/self');
    const german = await server.nobody.get('/api/users/self', { 'accept-language': 'de-DE' });
    expect(german.status).toBe(401);
    expect(german.headers['www-authenticate']).toBe('Bearer');
    expect(english.text).toContain('Could not validate credentials');
  });
});

describe('an unexpected error', () => {
  it('is logged with message, stack and request id, and answered without details', async () => {
    const lines: string[] = [];
    const log = createLog({ level: 'error', output: { write: (line) => void lines.push(line) } });
    const server = await TestServer.start('sqlite', {}, { log });
    server.app.http.get('/broken', () => {
      throw new TypeError('the oven is at postgres://cook:hunter2@db/hearth');
    });
    const answer = await server.send({ url: '/broken?token=hunter2' });
    await server.stop();
    expect(answer).toMatchObject({ status: 500, body: { detail: expect.any(String) } });
    expect(answer.text).not.toMatch(/oven|TypeError|hunter2/);
    expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
      {
        level: 'error',
        requestId: answer.headers['x-request-id'],
        method: 'GET',
        url: '/broken?token=******',
        err: { type: 'TypeError', message: 'the oven is at postgres://cook:******@db/hearth' },
      },
    ]);
  });
});
