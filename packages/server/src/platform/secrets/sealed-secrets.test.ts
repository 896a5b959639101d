import { describe, expect, it } from 'vitest';
import { systemRandom } from '../random/random.ts';
import { SealedSecrets } from './sealed-secrets.ts';

const secrets = new SealedSecrets('a secret of the test', systemRandom);
const others = new SealedSecrets('another secret', systemRandom);

describe('sealed secrets', () => {
  it('can be opened, and do not contain the plain text', () => {
    const sealed = secrets.seal('webhook address', 'w-1', 'https://example.com/?key=hunter2');
    expect(sealed).toMatch(/^sealed:1:[\w-]+$/);
    expect(Buffer.from(sealed.slice(9), 'base64url').toString('latin1')).not.toContain('hunter2');
    expect(secrets.open('webhook address', 'w-1', sealed)).toBe('https://example.com/?key=hunter2');
    expect(secrets.seal('webhook address', 'w-1', 'x')).not.toBe(secrets.seal('webhook address', 'w-1', 'x'));
  });

  it('do not open for another row, purpose or secret, or after a changed byte', () => {
    const sealed = secrets.seal('webhook address', 'w-1', 'text');
    expect(secrets.open('webhook address', 'w-2', sealed)).toBeNull();
    expect(secrets.open('notifier address', 'w-1', sealed)).toBeNull();
    expect(others.open('webhook address', 'w-1', sealed)).toBeNull();
    const changed = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA');
    for (const broken of [changed, 'sealed:1:', 'sealed:1:AAAA', 'text', ''])
      expect(secrets.open('webhook address', 'w-1', broken)).toBeNull();
  });

  it('have a fingerprint that depends on the purpose and the secret', () => {
    const found = secrets.fingerprint('invitation', 'token');
    expect(found).toMatch(/^[0-9a-f]{64}$/);
    expect(secrets.fingerprint('invitation', 'token')).toBe(found);
    expect(secrets.fingerprint('calendar feed', 'token')).not.toBe(found);
    expect(others.fingerprint('invitation', 'token')).not.toBe(found);
  });
});
