import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findKnownRecipes } from './known-recipes.queries.ts';

const { get } = vi.hoisted(() => ({ get: vi.fn() }));
vi.mock('../../../platform/api/index.ts', () => ({ api: { get } }));
vi.mock('../../../platform/session/index.ts', () => ({}));

const library = [
  { name: 'Soup', orgURL: 'http://www.example.com/soup/' },
  { name: 'Soup for a crowd', orgURL: 'https://example.com/soup-for-a-crowd' },
  { name: 'Soup on page two', orgURL: 'https://example.com/soup?page=2' },
  { name: 'Ours', orgURL: null },
];

describe('recipes that came from a page', () => {
  beforeEach(() => get.mockReset().mockResolvedValue({ items: library }));

  it('are those of that very page, however its address is written', async () => {
    const found = await findKnownRecipes({ kind: 'url', url: 'https://example.com/soup?utm_source=mail' });
    expect(found.map(({ name }) => name)).toEqual(['Soup']);
    expect(get).toHaveBeenCalledWith('/api/recipes', {
      query: expect.objectContaining({ queryFilter: 'orgURL LIKE "%example.com/soup%"' }),
    });
  });

  it('are looked for with a pasted text as well, and not without an address', async () => {
    expect(
      await findKnownRecipes({ kind: 'text', data: 'Soup', url: 'https://example.com/soup' }),
    ).toHaveLength(1);
    get.mockClear();
    expect(await findKnownRecipes({ kind: 'text', data: 'Soup', url: null })).toEqual([]);
    expect(await findKnownRecipes({ kind: 'url', url: 'soup' })).toEqual([]);
    expect(get).not.toHaveBeenCalled();
  });
});
