import type { AddressInfo } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import defaultTls from 'smtp-server/lib/tls-options.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostileNames, hostileUrls } from './hostile-urls-for-test.ts';
import { startCanary, type Loopback } from './loopback-for-test.ts';
import { OutboundFailedError, OutboundRefusedError } from './outbound-errors.ts';
import { createSafeConnect } from './safe-connect.ts';
import { parseTrustedNetworks } from './trusted-networks.ts';

/** Hosts of the hostile URLs, as they could appear after `mqtt://`. */
const hosts = [
  ...new Set(
    hostileUrls.flatMap((url) => /^https?:\/\/(\[[^\]]+\]|[^/:@]+)(?::PORT)?\//i.exec(url)?.[1] ?? []),
  ),
];
const trusted = (text: string) => () => parseTrustedNetworks(text) ?? [];

describe('sockets to mail servers and brokers', () => {
  let canary: Loopback;
  beforeAll(async () => {
    canary = await startCanary();
  });
  afterAll(() => canary.close());

  const readError = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => error,
    );

  it.each(hosts)('to %j are not opened', async (host) => {
    const connect = createSafeConnect({
      trusted: () => [],
      resolve: (name) => Promise.resolve(hostileNames[name] ?? []),
    });
    const error = await readError(connect({ host, port: canary.port, isSecure: false }));
    // An unusual notation is an unknown name; an address is refused.
    expect([OutboundRefusedError, OutboundFailedError].some((kind) => error instanceof kind)).toBe(true);
    expect(canary.connections()).toBe(0);
  });

  it('go to a trusted address, and to the checked one', async () => {
    let lookups = 0;
    const connect = createSafeConnect({
      trusted: trusted('127.0.0.1'),
      resolve: () => Promise.resolve([(lookups += 1) === 1 ? '127.0.0.1' : '127.0.0.9']),
    });
    const socket = await connect({ host: 'broker.example', port: canary.port, isSecure: false });
    expect(socket.remoteAddress).toBe('127.0.0.1');
    expect(lookups).toBe(1);
    socket.destroy();
  });

  it('to public addresses go to mail ports and high ports only', async () => {
    const connect = createSafeConnect({ trusted: () => [], resolve: () => Promise.resolve(['1.1.1.1']) });
    for (const port of [22, 53, 80, 389, 443, 0, 70_000])
      expect(await readError(connect({ host: 'x.example', port, isSecure: false }))).toBeInstanceOf(
        OutboundRefusedError,
      );
  });

  it('that are encrypted reject an untrusted certificate', async () => {
    const server = createTlsServer(defaultTls() as object, (socket) => socket.on('error', () => undefined));
    server.on('tlsClientError', () => undefined);
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const connect = createSafeConnect({ trusted: trusted('127.0.0.1') });
    const error = await readError(connect({ host: '127.0.0.1', port, isSecure: true }));
    expect(error).toEqual(new OutboundFailedError('certificate'));
    await new Promise((resolve) => server.close(resolve));
  });

  it('to an unreachable host fail', async () => {
    const connect = createSafeConnect({ trusted: trusted('127.0.0.1') });
    const error = await readError(connect({ host: '127.0.0.1', port: 9, isSecure: false }));
    expect(error).toEqual(new OutboundFailedError('connect'));
  });
});
