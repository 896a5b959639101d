import { describe, expect, it } from 'vitest';
import { PasswordHasher } from './password-hasher.ts';

const passwords = new PasswordHasher();

describe('passwords in the database', () => {
  it('are hashed at cost 12', async () => {
    const stored = await passwords.hash('kettle on 4');
    expect(stored).toMatch(/^\$2b\$12\$/);
    expect(await passwords.verify('kettle on 4', stored)).toBe(true);
    expect(await passwords.verify('kettle on 5', stored)).toBe(false);
  });

  it('take as long to verify for a name without an account', async () => {
    const started = performance.now();
    expect(await passwords.verify('guess', undefined)).toBe(false);
    expect(performance.now() - started).toBeGreaterThan(50);
  });

  it('match no stored text that is not a hash', async () => {
    expect(await passwords.verify('not a hash', 'not a hash')).toBe(false);
    expect(await passwords.verify('', '')).toBe(false);
  });
});
