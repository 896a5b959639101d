import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Handle = (event: { waitUntil: (work: Promise<unknown>) => void }) => void;

/** Fakes the globals of a service worker: caches by name, and its event handlers. */
function stubWorld(names: readonly string[]) {
  const cacheNames = new Set(names);
  const handlers = new Map<string, Handle>();
  const claim = vi.fn<() => Promise<void>>(async () => undefined);
  const addAll = vi.fn<(files: readonly string[]) => Promise<void>>(async () => undefined);
  vi.stubGlobal('hearthFiles', ['/assets/base-2.js']);
  vi.stubGlobal('hearthBuild', 'two');
  vi.stubGlobal('location', { origin: 'https://hearth.example' });
  vi.stubGlobal('registration', { scope: 'https://hearth.example/kitchen/' });
  vi.stubGlobal('clients', { claim });
  vi.stubGlobal('BroadcastChannel', vi.fn());
  vi.stubGlobal('addEventListener', (name: string, handle: Handle) => void handlers.set(name, handle));
  vi.stubGlobal('caches', {
    keys: async () => [...cacheNames],
    open: async (name: string) => (cacheNames.add(name), { addAll }),
    delete: async (name: string) => cacheNames.delete(name),
  });
  const fire = async (name: string) => {
    const works: Promise<unknown>[] = [];
    handlers.get(name)?.({ waitUntil: (work) => void works.push(work) });
    await Promise.all(works);
  };
  return { cacheNames, fire, claim, addAll };
}

describe('the service worker', () => {
  beforeEach(() => void vi.resetModules());
  afterEach(() => void vi.unstubAllGlobals());

  it('caches the files of its build when it is installed', async () => {
    const { cacheNames, fire, addAll } = stubWorld([]);
    await import('./service-worker.ts');
    await fire('install');
    expect([...cacheNames]).toEqual(['hearth-files-two']);
    expect(addAll.mock.calls).toEqual([[['/kitchen/assets/base-2.js', '/kitchen/shopping-lists']]]);
  });

  it('deletes only the caches of older builds when it is activated', async () => {
    const { cacheNames, fire, claim } = stubWorld([
      'hearth-files-one',
      'hearth-files-two',
      'hearth-answers',
      'of another program',
    ]);
    await import('./service-worker.ts');
    await fire('activate');
    expect([...cacheNames]).toEqual(['hearth-files-two', 'hearth-answers', 'of another program']);
    expect(claim).toHaveBeenCalledOnce();
  });
});
