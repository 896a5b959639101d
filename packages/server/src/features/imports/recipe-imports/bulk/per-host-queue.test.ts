import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fetchableTogether } from './per-host-queue.ts';

const pages = (...urls: string[]) => urls.map((url) => ({ url }));

describe('pages that are fetched side by side', () => {
  it('come from different hosts, in their order', () => {
    const waiting = pages(
      'https://a.com/1',
      'https://www.a.com/2',
      'see www.b.com/1',
      'http://c.com',
      'http://d.com',
    );
    expect(fetchableTogether(waiting, 3).map(({ url }) => url)).toEqual([
      'https://a.com/1',
      'see www.b.com/1',
      'http://c.com',
    ]);
  });

  it('chooses entries that are no URL at once', () => {
    expect(fetchableTogether(pages('x', 'y', 'https://a.com/1'), 3)).toHaveLength(3);
  });

  it('are never more than wanted, never two of a host, and never none while some wait', () => {
    const url = fc.constantFrom('https://a.com/1', 'https://a.com/2', 'https://b.com', 'http://c.com:81/x');
    fc.assert(
      fc.property(fc.array(url, { maxLength: 20 }), fc.integer({ min: 1, max: 5 }), (urls, atOnce) => {
        const chosen = fetchableTogether(pages(...urls), atOnce);
        const hosts = chosen.map((page) => new URL(page.url).hostname);
        expect(new Set(hosts).size).toBe(hosts.length);
        expect(chosen.length).toBe(Math.min(atOnce, new Set(urls.map((one) => new URL(one).hostname)).size));
      }),
    );
  });
});
