import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListPlace } from './list-places.ts';

const place = (entry: string, item = 7): ListPlace => ({
  entry,
  item,
  top: -20,
  count: 96,
  shape: 'tall-900',
  heights: [330, 0, 310],
});

describe('the places of long lists', () => {
  let written: Map<string, string>;
  const load = () => import('./list-places.ts');
  beforeEach(() => {
    vi.resetModules();
    written = new Map();
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => written.get(name) ?? null,
      setItem: (name: string, value: string) => void written.set(name, value),
    });
    vi.stubGlobal('history', { state: { __TSR_key: 'here' } });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('belong to an entry of the history', async () => {
    const { keepPlace, keptPlace } = await load();
    keepPlace(place('here'));
    keepPlace(place('there', 9));
    expect(keptPlace()).toEqual(place('here'));
    expect(keptPlace('there')).toEqual(place('there', 9));
    expect(keptPlace('elsewhere')).toBeUndefined();
  });

  it('outlast a reload', async () => {
    const before = await load();
    before.keepPlace(place('here'));
    before.storePlaces();
    vi.resetModules();
    expect((await load()).keptPlace()).toEqual(place('here'));
  });

  it('are forgotten when they are many, the oldest first', async () => {
    const { keepPlace, keptPlace } = await load();
    for (let number = 0; number < 40; number += 1) {
      keepPlace(place('here'));
      keepPlace(place(`entry ${number}`));
    }
    expect(keptPlace('entry 0')).toBeUndefined();
    expect(keptPlace('entry 39')).toBeDefined();
    expect(keptPlace('here')).toBeDefined();
  });

  it.each(['', '{', 'null', '[1]'])('begin anew where %j is stored', async (text) => {
    written.set('hearth.list-places', text);
    expect((await load()).keptPlace()).toBeUndefined();
  });
});
