import { beforeEach, expect, it, vi } from 'vitest';
import type { askToKeepStorage as Ask } from './keep-storage.ts';

/** As a fresh page has it. */
let askToKeepStorage: typeof Ask;
beforeEach(async () => {
  vi.resetModules();
  ({ askToKeepStorage } = await import('./keep-storage.ts'));
});

function storage(isKept: boolean) {
  const persist = vi.fn(() => Promise.resolve(true));
  return { persist, estimate: vi.fn(), getDirectory: vi.fn(), persisted: () => Promise.resolve(isKept) };
}

it('asks once, however much is stored', async () => {
  const device = storage(false);
  await askToKeepStorage(device);
  await askToKeepStorage(device);
  expect(device.persist).toHaveBeenCalledTimes(1);
});

it('does not ask for what it has', async () => {
  const device = storage(true);
  await askToKeepStorage(device);
  expect(device.persist).not.toHaveBeenCalled();
});

it('goes on where a browser refuses', async () => {
  const device = storage(false);
  device.persist.mockRejectedValue(new Error('no'));
  await expect(askToKeepStorage(device)).resolves.toBeUndefined();
});
