import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Resolve } from './destination.ts';
import { hostileNames, hostileUrls } from './hostile-urls-for-test.ts';
import { startCanary, startWeb, type Loopback } from './loopback-for-test.ts';
import { OutboundFailedError, OutboundRefusedError } from './outbound-errors.ts';
import { createSafeFetch } from './safe-fetch.ts';
import { parseTrustedNetworks, type TrustedNetworks } from './trusted-networks.ts';

function trust(text: string): TrustedNetworks {
  const trusted = parseTrustedNetworks(text);
  if (!trusted) throw new Error(`cannot trust ${text}`);
  return trusted;
}

const resolveHostile: Resolve = (name) => Promise.resolve(hostileNames[name] ?? []);

/** The URLs that a server can send in a Location header. */
const absoluteUrls = hostileUrls.filter(
  (url) => /^[a-z+]+:/i.test(url) && URL.canParse(url.replace('PORT', '1024')),
);

/** The error of a call. */
async function readError(call: Promise<unknown>): Promise<unknown> {
  try {
    return await call;
  } catch (error) {
    return error;
  }
}

let canary: Loopback;
beforeAll(async () => {
  canary = await startCanary();
});
afterAll(() => canary.close());

describe('a server without trusted networks', () => {
  const safeFetch = createSafeFetch({ trusted: () => [], resolve: resolveHostile });

  it.each(hostileUrls)('refuses %j without opening a connection', async (template) => {
    const url = template.replace('PORT', String(canary.port));
    const error = await readError(safeFetch(url, { timeoutMs: 3000 }));
    expect(error).toBeInstanceOf(OutboundRefusedError);
    expect(canary.connections()).toBe(0);
  });

  it('gives the same error for every address, with the settings that allow it', async () => {
    const urls = ['http://127.0.0.1/', 'http://private.example/', 'ftp://x/', 'http://a@public.example/'];
    const errors = await Promise.all(urls.map((url) => readError(safeFetch(url))));
    const texts = new Set(errors.map(String));
    expect(texts.size).toBe(1);
    expect([...texts][0]).toContain('OUTBOUND_TRUSTED');
    expect([...texts][0]).toContain('site settings');
  });

  it('has a canary that counts connections', async () => {
    const own = await startCanary();
    const { status } = await createSafeFetch({ trusted: () => trust('127.0.0.1') })(
      `http://127.0.0.1:${own.port}/`,
    );
    expect(status).toBe(200);
    expect(own.connections()).toBe(1);
    await own.close();
  });
});

describe('redirects', () => {
  let web: Loopback;
  let location: string;
  beforeAll(async () => {
    web = await startWeb((request, response) => {
      const hops = Number(request.url?.slice(1));
      const next = hops > 1 ? `/${hops - 1}` : location;
      response.writeHead(302, { location: next }).end();
    }, '127.0.0.2');
  });
  afterAll(() => web.close());

  const safeFetch = createSafeFetch({ trusted: () => trust('127.0.0.2'), resolve: resolveHostile });

  it.each(absoluteUrls)('to %j are refused without opening a connection', async (template) => {
    location = new URL(template.replace('PORT', String(canary.port))).href;
    const error = await readError(safeFetch(`http://127.0.0.2:${web.port}/1`, { timeoutMs: 3000 }));
    expect(error).toBeInstanceOf(OutboundRefusedError);
    expect(canary.connections()).toBe(0);
  });

  it.each([1, 2, 3, 4, 5])('of %i hops to loopback are refused at the last one', async (hops) => {
    location = `http://127.0.0.1:${canary.port}/`;
    const before = web.connections();
    const error = await readError(safeFetch(`http://127.0.0.2:${web.port}/${hops}`));
    expect(error).toBeInstanceOf(OutboundRefusedError);
    expect(web.connections() - before).toBe(hops);
    expect(canary.connections()).toBe(0);
  });

  it('are followed up to the limit', async () => {
    const before = web.connections();
    const error = await readError(safeFetch(`http://127.0.0.2:${web.port}/100`));
    expect(error).toEqual(new OutboundFailedError('redirects'));
    expect(web.connections() - before).toBe(6);
  });
});

describe('a name that changes its address (DNS rebinding)', () => {
  let honest: Loopback;
  let decoy: Loopback;
  let lookups: number;
  /** The first lookup returns a trusted address, every later one localhost. */
  const rebinding: Resolve = () => {
    lookups += 1;
    return Promise.resolve([lookups === 1 ? '127.0.0.2' : '127.0.0.1']);
  };
  const safeFetch = createSafeFetch({ trusted: () => trust('127.0.0.2'), resolve: rebinding });

  beforeAll(async () => {
    honest = await startWeb((request, response) => {
      if (request.url === '/again') response.writeHead(302, { location: '/' });
      response.end('honest');
    }, '127.0.0.2');
    decoy = await startCanary('127.0.0.1', honest.port);
  });
  afterAll(async () => {
    await honest.close();
    await decoy.close();
  });
  beforeEach(() => {
    lookups = 0;
  });

  it('is resolved once, and the socket connects to the checked address', async () => {
    const { body } = await safeFetch(`http://rebind.example:${honest.port}/`);
    expect(body.toString()).toBe('honest');
    expect(lookups).toBe(1);
    expect(decoy.connections()).toBe(0);
  });

  it('is checked again if the server redirects to itself', async () => {
    const error = await readError(safeFetch(`http://rebind.example:${honest.port}/again`));
    expect(error).toBeInstanceOf(OutboundRefusedError);
    expect(lookups).toBe(2);
    expect(decoy.connections()).toBe(0);
  });

  it('is used only with its allowed addresses', async () => {
    const mixed = createSafeFetch({
      trusted: () => trust('127.0.0.2'),
      resolve: () => Promise.resolve(['127.0.0.1', '127.0.0.2', '::1']),
    });
    const { body } = await mixed(`http://rebind.example:${honest.port}/`);
    expect(body.toString()).toBe('honest');
    expect(decoy.connections()).toBe(0);
  });

  it('is refused as soon as the network is no longer trusted', async () => {
    let trusted = trust('127.0.0.2');
    const changing = createSafeFetch({ trusted: () => trusted });
    const url = `http://127.0.0.2:${honest.port}/`;
    expect((await changing(url)).status).toBe(200);
    trusted = [];
    expect(await readError(changing(url))).toBeInstanceOf(OutboundRefusedError);
  });
});
