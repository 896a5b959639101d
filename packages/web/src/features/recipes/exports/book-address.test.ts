import { describe, expect, it } from 'vitest';
import { bookAddress } from './book-address.ts';

describe('the address of a book', () => {
  it('is that of a cookbook or of all recipes, with what was chosen', () => {
    const choice = { chapters: 'category', paper: 'a4', language: 'de-DE' } as const;
    expect(bookAddress({ kind: 'cookbook', id: 'b', slug: 'pies' }, { ...choice, format: 'pdf' })).toEqual({
      address: '/api/recipes/exports/book?cookbook=pies&chapters=category&paper=a4&language=de-DE&format=pdf',
      name: 'pies.pdf',
    });
    expect(bookAddress({ kind: 'library' }, { ...choice, format: 'site' })).toEqual({
      address: '/api/recipes/exports/book?chapters=category&paper=a4&language=de-DE&format=site',
      name: 'recipes-website.zip',
    });
  });
});
