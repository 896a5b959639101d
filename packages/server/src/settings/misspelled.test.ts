import { describe, expect, it } from 'vitest';
import { load } from './load-for-test.ts';

const problems = (env: Record<string, string>) => {
  try {
    load(env);
    return '';
  } catch (error) {
    return String(error);
  }
};

describe('a variable that is not known', () => {
  it.each([
    ['BASE_ULR', 'BASE_URL'],
    ['API_PROT', 'API_PORT'],
    ['DATA_DIRR', 'DATA_DIR'],
    ['SMTP_HST', 'SMTP_HOST'],
    ['DEFAULT_EMAIK', 'DEFAULT_EMAIL'],
    ['SMTP_PASSWORD_FIL', 'SMTP_PASSWORD_FILE'],
    ['allow_signups', 'ALLOW_SIGNUP'],
    ['THEME_LIGHT_PRIMARI', 'THEME_LIGHT_PRIMARY'],
  ])('stops the start when it is one letter off: %s for %s', (name, meant) => {
    expect(problems({ [name]: 'x' })).toContain(
      `${name.toUpperCase()} is no variable of Hearth; did you mean ${meant}?`,
    );
  });

  it.each([
    'PATH',
    'HOME',
    'TZZ',
    'BASE_URLS_OF_OTHERS',
    'WORKER_PER_CORE',
    'SMTP_PASSWORD_FILE',
    'NODE_ENV',
  ])('may be another program’s: %s', (name) => {
    expect(problems({ [name]: '' })).toBe('');
    expect(problems({ [name]: '1' })).not.toContain('did you mean');
  });

  it('is found in .env as well', () => {
    expect(() => load({}, { '.env': 'API_PRT=9001' })).toThrow('did you mean API_PORT');
  });
});
