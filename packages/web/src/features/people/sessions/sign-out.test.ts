import { afterEach, describe, expect, it, vi } from 'vitest';
import { signOut } from './sessions.queries.ts';

describe('signing out', () => {
  afterEach(() => void vi.unstubAllGlobals());

  function world(status: number) {
    const dropped: string[] = [];
    const opened: string[] = [];
    vi.stubGlobal('fetch', async () => new Response('null', { status }));
    vi.stubGlobal('caches', { delete: async (name: string) => void dropped.push(name) });
    vi.stubGlobal('location', { assign: (path: string) => void opened.push(path) });
    return { dropped, opened };
  }

  it.each([200, 401])('leaves no answers of the server on the device (%i)', async (status) => {
    const { dropped, opened } = world(status);
    await signOut();
    expect(dropped).toEqual(['hearth-answers', 'hearth-pictures', 'hearth-shared']);
    expect(opened).toEqual(['/login?direct=1']);
  });

  it('goes nowhere while the server has not ended the session', async () => {
    const { dropped, opened } = world(500);
    await expect(signOut()).rejects.toMatchObject({ status: 500 });
    expect([dropped, opened]).toEqual([[], []]);
  });
});
