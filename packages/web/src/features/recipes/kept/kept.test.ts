import { describe, expect, it } from 'vitest';
import { buildRow } from '../../../platform/offline/kept/kept-recipe.ts';
import { buildRecipe } from '../../../service-worker/testing/in-memory.ts';
import { addLinked } from './add-linked.ts';
import { compareKept, listRecent, maxRecent } from './choose-kept.ts';
import { listPictures, syncPictures } from './kept-pictures.ts';

const row = (name: string, readAt: number | null = null) => {
  const recipe = buildRecipe(name);
  return buildRow({ id: recipe.id, recipe, etag: null, readAt });
};

describe('what stays on the device', () => {
  it('the recipes that were opened last', () => {
    const rows = Array.from({ length: maxRecent + 5 }, (_, at) => row(`Recipe ${at}`, at));
    const recent = listRecent([...rows, row('Only kept')]);
    expect([recent.length, recent[0]?.summary.name]).toEqual([maxRecent, `Recipe ${maxRecent + 4}`]);
  });

  it('what is missing or was changed is fetched, what is not wanted goes', () => {
    const rows = [row('Same'), row('Changed'), row('Old')];
    const wanted = [
      { id: 'id-of-same', updatedAt: '2026-01-01T00:00:00Z' },
      { id: 'id-of-changed', updatedAt: '2026-02-01T00:00:00Z' },
      { id: 'id-of-new', updatedAt: '2026-02-01T00:00:00Z' },
    ];
    expect(compareKept(rows, wanted)).toEqual({ fetch: ['id-of-changed', 'id-of-new'], drop: ['id-of-old'] });
  });

  it('the recipes within the wanted ones, at any depth, once each, unless they are gone', async () => {
    const linking = (name: string, ...inner: string[]) => ({
      ...row(name),
      linkedIds: inner.map((one) => `id-of-${one}`),
    });
    const rows = [linking('Lasagne', 'sauce', 'dough'), linking('Sauce', 'stock', 'lasagne'), row('Other')];
    const asked: string[][] = [];
    const wanted = [row('Lasagne').summary];
    const found = await addLinked(rows, wanted, async (ids) => {
      asked.push([...ids]);
      return ['Sauce', 'Stock'].map((name) => row(name).summary);
    });
    expect(asked).toEqual([['id-of-sauce', 'id-of-dough', 'id-of-stock']]);
    expect(found.map(({ name }) => name)).toEqual(['Lasagne', 'Sauce', 'Stock']);
    const { summary, foodIds, words, readAt } = row('Kept before rows had links');
    expect(await addLinked([{ summary, foodIds, words, readAt }], [summary], async () => [])).toEqual([
      summary,
    ]);
  });

  it('pictures in the chosen sizes', () => {
    const soup = buildRecipe('Soup', { image: 'a' });
    const readAddress = ({ slug }: { slug: string }, size: string) => `${slug}/${size}`;
    expect(listPictures([soup], 'none', readAddress)).toEqual([]);
    expect(listPictures([soup, buildRecipe('Plain')], 'small', readAddress)).toEqual(['soup/tiny-original']);
    expect(listPictures([soup], 'large', readAddress)).toEqual(['soup/tiny-original', 'soup/min-original']);
  });

  it('a picture that changed takes the place of the old one, and one that is there is not fetched again', async () => {
    const there = new Set(['/a?version=1', '/b?version=1']);
    const fetched: string[] = [];
    const cache = {
      keys: async () => [...there].map((path) => new Request(`https://hearth.example${path}`)),
      delete: async (key: RequestInfo | URL) =>
        there.delete(new URL((key as Request).url).pathname + new URL((key as Request).url).search),
      put: async (key: RequestInfo | URL) => void there.add(String(key)),
    };
    await syncPictures(cache, ['/a?version=2', '/b?version=1'], async (address) => {
      fetched.push(address);
      return new Response('picture');
    });
    expect([fetched, [...there].toSorted()]).toEqual([['/a?version=2'], ['/a?version=2', '/b?version=1']]);
  });
});
