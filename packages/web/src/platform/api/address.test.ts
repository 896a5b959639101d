import { expect, it } from 'vitest';
import { buildAddress } from './address.ts';

it('params stay in their place of the address, dot segments as well', () => {
  const address = (slug: string) =>
    new URL(buildAddress('/api/recipes/{slug}/image', { params: { slug } }), 'https://kitchen.example')
      .pathname;
  expect(address('soup')).toBe('/api/recipes/soup/image');
  expect(address('a/b')).toBe('/api/recipes/a%2Fb/image');
  expect(address('..')).toMatch(/^\/api\/recipes\/[^/]+\/image$/);
});
