import { describe, expect, it } from 'vitest';
import { exportAddress, printAddress } from './export-address.ts';

describe('the address of an export', () => {
  it('is that of a recipe, of a cookbook or of all recipes', () => {
    expect(exportAddress({ kind: 'recipe', slug: 'pie' }, 'json-ld', 'de-DE')).toBe(
      '/api/recipes/pie/exports?template_name=json-ld&language=de-DE',
    );
    expect(exportAddress({ kind: 'cookbook', id: 'b', slug: 'pies' }, 'markdown', 'en-US')).toBe(
      '/api/recipes/exports/archive?format=markdown&cookbook=b&language=en-US',
    );
    expect(exportAddress({ kind: 'library' }, 'zip', 'en-US')).toBe(
      '/api/recipes/exports/archive?format=zip&language=en-US',
    );
  });

  it('prints a recipe on the paper of the reader', () => {
    expect(printAddress('pie', { paper: 'letter', language: 'en-US' })).toEqual({
      address: '/api/recipes/pie/exports/pdf?paper=letter&language=en-US',
      name: 'pie.pdf',
    });
  });
});
