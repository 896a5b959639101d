import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearPreloadedQueries } from '../api/index.ts';
import { keepSelf } from './keep-self.ts';

const put = vi.fn(async () => undefined);
const control = (controller: object | null) => vi.stubGlobal('navigator', { serviceWorker: { controller } });

beforeEach(() => {
  const textContent = JSON.stringify({ '/api/users/self': { text: '{"username":"ada"}', etag: null } });
  vi.stubGlobal('document', { querySelector: () => ({ textContent }) });
  vi.stubGlobal('caches', { open: async () => ({ put }) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  put.mockClear();
});

it('who came with the page is kept where a worker controls it, and only then', async () => {
  control(null);
  await keepSelf();
  expect(put).not.toHaveBeenCalled();
  control({});
  await keepSelf();
  const [[path, kept]] = put.mock.calls as unknown as [[string, Response]];
  expect([path, await kept.json()]).toEqual(['/api/users/self', { username: 'ada' }]);
});

it('nobody is kept who was asked for by a request', async () => {
  control({});
  clearPreloadedQueries();
  await keepSelf();
  expect(put).not.toHaveBeenCalled();
});
