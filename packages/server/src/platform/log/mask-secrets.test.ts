import { describe, expect, it } from 'vitest';
import { maskSecrets } from './mask-secrets.ts';

describe('log lines', () => {
  it.each([
    'authorization: Bearer hunter2-hunter2',
    'Authorization: Basic aHVudGVyMg==hunter2',
    'smtp://cook:hunter2@mail.example:587',
    'postgres://cook:hunter2@db/hearth',
    '{"password":"hunter2"}',
    '{"api_key": "hunter2"}',
    'GET /api/x?token=hunter2&page=2',
    'GET /api/households/mealplans/ical/hunter2',
    'known hunter2 anywhere',
  ])('do not contain the secret in %s', (line) => {
    const masked = maskSecrets(line, line.startsWith('known') ? ['hunter2'] : []);
    expect(masked).not.toContain('hunter2');
    expect(masked).toContain('******');
  });

  it('do not contain a signed token', () => {
    const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJlc2lnbmF0dXJl';
    expect(maskSecrets(`token ${token} was refused`, [])).toBe('token ****** was refused');
  });

  it('without a secret stay unchanged', () => {
    const line = 'GET /api/recipes?search=bearer&page=2 from https://example.com:9000/a@b';
    expect(maskSecrets(line, [])).toBe(line);
  });
});
