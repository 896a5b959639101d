import { createHmac, hkdfSync } from 'node:crypto';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeServer } from '../../../testing/describe-server.ts';
import type { TestMember } from '../../../testing/test-server.ts';
import { FileTokens } from './index.ts';

const halfHourMs = 30 * 60_000;

describeServer('downloads', ({ server }) => {
  let tokens: FileTokens;
  let member: TestMember;
  let outside: string;
  beforeAll(async () => {
    tokens = new FileTokens(server.platform.secret);
    member = await server.member({ admin: true });
    await server.platform.files.put('backups/home.zip', Buffer.from('the backup'));
    outside = mkdtempSync(join(tmpdir(), 'hearth-outside-'));
    writeFileSync(join(outside, 'outside.txt'), 'secret');
    const { dataDir } = server.platform.settings.server;
    symlinkSync(join(outside, 'outside.txt'), join(dataDir, 'backups/link.zip'));
    symlinkSync(outside, join(dataDir, 'linked'));
  });
  afterAll(async () => {
    rmSync(outside, { recursive: true });
  });

  const sign = (key: string) => tokens.sign(key, server.clock.now());
  const download = (token: string) =>
    server.nobody.get(`/api/utils/download?token=${encodeURIComponent(token)}`);
  const invalid = { status: 401, body: { detail: 'could not validate file token' } };
  const noFile = { status: 400, body: { detail: 'Bad Request' } };

  it('the file is sent whole, as an attachment with its name, and is not cached', async () => {
    const answer = await download(sign('backups/home.zip'));
    expect(answer.bytes.toString()).toBe('the backup');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment; filename="home.zip"',
      'content-length': '10',
      'x-content-type-options': 'nosniff',
    });
    expect(String(answer.headers['cache-control'])).toContain('no-store');
  });

  it('a token is worth something for half an hour', async () => {
    const token = sign('backups/home.zip');
    server.clock.advance(halfHourMs - 5000);
    expect((await download(token)).status).toBe(200);
    server.clock.advance(10_000);
    expect(await download(token)).toMatchObject(invalid);
    server.clock.advance(-halfHourMs - 5000);
  });

  it('without a token, or without the file, there is nothing', async () => {
    expect(await server.nobody.get('/api/utils/download')).toMatchObject(noFile);
    expect(await download('')).toMatchObject(noFile);
    expect(await download(sign('backups/other.zip'))).toMatchObject(noFile);
    expect(await download(sign('backups'))).toMatchObject(noFile);
  });

  it.each([
    '../outside.txt',
    'backups/../../outside.txt',
    '/etc/passwd',
    '.secret',
    'backups/.hidden',
    'backups\\home.zip',
    'backups/link.zip',
    'linked/outside.txt',
    'backups/home.zip\0',
    '',
  ])('even a right token opens nothing outside the data folder: %j', async (key) => {
    const answer = await download(sign(key));
    expect(answer).toMatchObject(noFile);
    expect(answer.text).not.toContain('secret');
  });

  it('a session is no file, and a file is no session', async () => {
    expect(await download(member.token)).toMatchObject(invalid);
    const authorization = `Bearer ${sign('backups/home.zip')}`;
    expect((await server.nobody.get('/api/users/self', { authorization })).status).toBe(401);
    const cookie = `mealie.access_token=${sign('backups/home.zip')}`;
    expect((await server.nobody.get('/api/users/self', { cookie })).status).toBe(401);
  });

  it('no forged token opens anything', async () => {
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const exp = Math.floor(server.clock.now().getTime() / 1000) + 600;
    const claims = { file: 'backups/home.zip', aud: 'file', iss: 'hearth', exp };
    const key = Buffer.from(hkdfSync('sha256', server.platform.secret, '', 'hearth file token', 32));
    const signed = (header: object, payload: object, by: Buffer | string = key) => {
      const text = `${encode(header)}.${encode(payload)}`;
      return `${text}.${createHmac('sha256', by).update(text).digest('base64url')}`;
    };
    const right = { alg: 'HS256', typ: 'JWT' };
    expect((await download(signed(right, claims))).status).toBe(200);
    const forged = [
      `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`,
      signed({ alg: 'none', typ: 'JWT' }, claims),
      signed({ ...right, kid: '../../dev/null' }, claims),
      signed(right, { ...claims, aud: 'session' }),
      signed(right, { ...claims, iss: 'mealie' }),
      signed(right, { ...claims, exp: exp - 700 }),
      signed(right, { ...claims, exp: String(exp) }),
      signed(right, { ...claims, file: ['backups/home.zip'] }),
      signed(right, claims, server.platform.secret),
      signed(
        right,
        claims,
        Buffer.from(hkdfSync('sha256', server.platform.secret, '', 'hearth session token', 32)),
      ),
      signed(right, claims, ''),
      `${signed(right, claims)}A`,
      signed(right, claims).slice(0, -1),
      `${signed(right, claims)}=`,
      `${encode(right)}.${encode(claims)}`,
      'x',
      '...',
      'x'.repeat(3000),
    ];
    for (const token of forged) expect([token, (await download(token)).status]).toEqual([token, 401]);
  });
});
