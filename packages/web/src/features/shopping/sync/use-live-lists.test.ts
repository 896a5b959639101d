// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderHook } from '../../../testing/render.tsx';
import { storesQuery } from './stores.query.ts';
import { useLiveLists } from './use-live-lists.ts';

const stream = vi.hoisted(() => ({ tell: (_event: unknown) => {} }));
vi.mock('../../../platform/live/index.ts', () => ({
  useLive: (onEvent: (event: unknown) => void) => {
    stream.tell = onEvent;
    return true;
  },
}));

let names: string[];
beforeEach(() => {
  names = ['Market'];
  vi.stubGlobal('fetch', async () => Response.json(names.map((name) => ({ id: name, name }))));
});
afterEach(() => vi.unstubAllGlobals());

it('reads the stores again when others have changed them, and not with each change of a list', async () => {
  const stores = await renderHook(() => {
    useLiveLists(5000);
    return useQuery(storesQuery).data?.map(({ name }) => name);
  });
  const pass = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  await pass();
  expect(stores.current).toEqual(['Market']);
  names = ['Market', 'Bakery'];
  stream.tell({ topic: 'shopping-list', id: 'list', sequence: 2 });
  await pass();
  expect(stores.current).toEqual(['Market']);
  stream.tell({ topic: 'stores', id: 'home', sequence: 0 });
  await pass();
  expect(stores.current).toEqual(['Market', 'Bakery']);
});
