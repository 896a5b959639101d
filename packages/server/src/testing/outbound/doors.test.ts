import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Resolve } from '../../platform/net/destination.ts';
import { hostileNames, hostileUrls } from '../../platform/net/hostile-urls-for-test.ts';
import { type Loopback, startCanary, startWeb } from '../../platform/net/loopback-for-test.ts';
import { createSafeConnect } from '../../platform/net/safe-connect.ts';
import { createSafeFetch } from '../../platform/net/safe-fetch.ts';
import { type SocketWatch, watchSockets } from '../../platform/net/sockets-for-test.ts';
import { parseTrustedNetworks } from '../../platform/net/trusted-networks.ts';
import { TestServer } from '../test-server.ts';
import { type Caller, type Door, doors, recipePage, startCaller } from './doors.ts';

/** The one address that the server may call, where the pages of these tests are. */
const webHost = '127.0.0.2';
/** Trusted as well; nothing listens there. */
const emptyHost = '127.0.0.3';
/** A name that leads there when it is first asked for, and to the machine itself from then on. */
const rebindingName = 'rebind.example';
const named = doors.map((door): [string, Door] => [door.name, door]);
const byHttp = named.filter(([, { speaksHttp = true }]) => speaksHttp);

/** Outbound calls are the same on both databases: SQLite opens no sockets of its own that could be counted. */
describe('every door that takes an address', () => {
  let server: TestServer;
  let caller: Caller;
  let canary: Loopback;
  /** On the port of `web`, where a name that changes its address leads. */
  let decoy: Loopback;
  let web: Loopback;
  let sockets: SocketWatch;
  let trusted = '';
  let timesAsked = 0;

  const resolve: Resolve = (name) => {
    if (name !== rebindingName) return Promise.resolve(hostileNames[name] ?? []);
    timesAsked += 1;
    return Promise.resolve([timesAsked === 1 ? emptyHost : '127.0.0.1']);
  };
  const options = () => ({ trusted: () => parseTrustedNetworks(trusted) ?? [], resolve });
  const reached = () =>
    sockets.targets.filter(
      (target) => ![`${webHost}:${web.port}`, `${emptyHost}:${web.port}`].includes(target),
    );

  beforeAll(async () => {
    canary = await startCanary();
    web = await startWeb((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://web');
      const [, hops = '0', to = ''] = /^\/hops\/(\d+)\/([\w-]+)/.exec(pathname) ?? [];
      const next =
        Number(hops) > 1 ? `/hops/${Number(hops) - 1}/${to}` : Buffer.from(to, 'base64url').toString();
      if (to !== '') response.writeHead(307, { location: next }).end();
      else response.setHeader('content-type', 'text/html').end(recipePage(searchParams.get('to') ?? ''));
    }, webHost);
    decoy = await startCanary('127.0.0.1', web.port);
    const safeFetch = createSafeFetch(options());
    const outbound = { safeFetch, deliveryFetch: safeFetch, safeConnect: createSafeConnect(options()) };
    server = await TestServer.start('sqlite', { TOKEN_TIME: '9000' }, outbound);
    caller = await startCaller(
      server,
      (url) => `http://${webHost}:${web.port}/page?to=${encodeURIComponent(url)}`,
    );
  });
  afterAll(async () => {
    await server.stop();
    await Promise.all([canary, decoy, web].map((one) => one.close()));
  });
  beforeEach(() => {
    trusted = `${webHost}, ${emptyHost}`;
    timesAsked = 0;
    sockets = watchSockets();
  });
  afterEach(() => sockets.stop());

  const write = (door: Door, url: string) => (door.wordingOf ?? ((same: string) => same))(url);
  const atCanary = (template: string) => template.replace('PORT', String(canary.port));
  /** Gives the door an address in its own wording; null where it takes none like that. */
  const tell = async (door: Door, url: string) => {
    const wording = write(door, url);
    return wording === null ? null : door.call(caller, wording);
  };

  it.each(named)('%s opens no connection to an address of a private network', async (_, door) => {
    const before = canary.connections();
    const calling: string[] = [];
    let told = 0;
    for (const template of hostileUrls) {
      const socketsBefore = reached().length;
      if ((await tell(door, atCanary(template))) !== null) told += 1;
      if (reached().length > socketsBefore) calling.push(template);
    }
    expect(calling).toEqual([]);
    expect(canary.connections()).toBe(before);
    expect(told).toBeGreaterThan(80);
    trusted = `${webHost}, 127.0.0.1`;
    await tell(door, atCanary('http://127.0.0.1:PORT/'));
    expect(canary.connections(), 'the door is open to what is trusted').toBe(before + 1);
  });

  it.each(named.filter(([, { tells }]) => tells))(
    '%s says the same of every address of a private network',
    async (_, door) => {
      const literals = hostileUrls.filter((url) => /^http:\/\/(?:[\d.]+|\[[\da-f.:]+\]):PORT\/$/i.test(url));
      const told = new Set<string>();
      for (const template of literals) {
        const answer = await door.call(caller, atCanary(template));
        told.add(`${answer.status} ${answer.text}`);
      }
      expect(literals.length).toBeGreaterThan(60);
      expect([...told]).toEqual([expect.stringMatching(/^400 .*OUTBOUND_ADDRESS_REFUSED/)]);
    },
  );

  it.each(byHttp)(
    '%s follows no redirect to the machine itself, however many lead there',
    async (_, door) => {
      const before = canary.connections();
      const to = Buffer.from(`http://127.0.0.1:${canary.port}/`).toString('base64url');
      const follow = (hops: number) => tell(door, `http://${webHost}:${web.port}/hops/${hops}/${to}`);
      for (let hops = 1; hops <= 10; hops += 1) await follow(hops);
      expect(canary.connections()).toBe(before);
      expect(reached()).toEqual([]);
      trusted = `${webHost}, 127.0.0.1`;
      await follow(1);
      expect(canary.connections(), 'redirects to what is trusted are followed').toBe(before + 1);
    },
  );

  it.each(named)('%s calls no name that changes its address', async (_, door) => {
    const before = decoy.connections();
    const address = `http://${rebindingName}:${web.port}/`;
    for (let call = 0; call < 3; call += 1) await tell(door, address);
    expect(timesAsked).toBeGreaterThan(0);
    expect(decoy.connections()).toBe(before);
    expect(reached()).toEqual([]);
  });
});
