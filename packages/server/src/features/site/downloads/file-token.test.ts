import { createHmac, hkdfSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { FileTokens } from './file-token.ts';

const secret = 'a secret of the test';
const now = new Date('2026-11-23T06:00:00Z');
const header = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'JWT' })).toString('base64url');

/** A token with any claims, signed with the key of a purpose. */
function forge(purpose: string, claims: object): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `hearth ${purpose} token`, 32));
  const signed = `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
}

describe('tokens of files', () => {
  const claims = { file: 'backups/a.zip', aud: 'file', iss: 'hearth', exp: now.getTime() / 1000 + 60 };

  it('open the file that they were made for, for half an hour', () => {
    const tokens = new FileTokens(secret);
    const token = tokens.sign('backups/a.zip', now);
    expect(tokens.read(token, now)).toBe('backups/a.zip');
    expect(tokens.read(token, new Date(now.getTime() + 31 * 60_000))).toBeNull();
  });

  it('have a key for each purpose: one that is signed for another purpose opens nothing', () => {
    expect(new FileTokens(secret).read(forge('file', claims), now)).toBe('backups/a.zip');
    for (const purpose of ['recipe export', 'session'])
      expect(new FileTokens(secret).read(forge(purpose, claims), now)).toBeNull();
    const ofExport = { ...claims, aud: 'recipe export' };
    expect(new FileTokens(secret, 'recipe export').read(forge('file', ofExport), now)).toBeNull();
  });
});
