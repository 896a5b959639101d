import { PassThrough, type Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { operations, shortStream } from '@hearth/contract';
import type { ProxyFacts } from '@hearth/domain/site/doctor';
import { AppError } from '../../../platform/errors/app-error.ts';
import { proxyTest } from '../../../platform/http/addresses/trusted-proxy.ts';
import { countFormBytes } from '../../../platform/http/input/multipart.ts';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import { checkUp } from './check-up.service.ts';

export function doctorRoutes(routes: Routes, platform: Platform): void {
  const isProxy = proxyTest(platform.settings);
  const trustsAll = platform.settings.server.trustedProxies === 'all';
  routes.admin(operations.checkUpServer, async ({ query, request }) => {
    const { visited, connect } = query;
    const facts = visited === undefined ? null : readProxyFacts(request, visited);
    const trust = { isPeerTrusted: isProxy(facts?.peer ?? ''), trustsAll };
    const now = platform.clock.now().toISOString();
    const asked = facts === null ? null : { ...facts, ...trust };
    return { now, findings: await checkUp(platform, { request: asked, connects: connect }) };
  });
  routes.admin(operations.countBody, async ({ request }) => ({ bytes: await countFormBytes(request) }));
  routes.admin(operations.followShortStream, async ({ query, reply }) => {
    // The same headers as those of the stream of changes, which this one stands for.
    reply.headers({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' });
    return openShortStream(query.events);
  });
}

/** @throws AppError `badRequest` for a page that has no address of the web */
function readProxyFacts(
  request: FastifyRequest,
  visited: string,
): Omit<ProxyFacts, 'isPeerTrusted' | 'trustsAll'> {
  if (!/^https?:\/\/./i.test(visited) || !URL.canParse(visited)) throw new AppError('badRequest');
  const { headers, socket, ip } = request;
  return {
    visited,
    host: headers.host ?? '',
    forwardedFor: readHeader(headers['x-forwarded-for']),
    forwardedProto: readHeader(headers['x-forwarded-proto']),
    peer: (socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/, ''),
    visitor: ip,
  };
}

function readHeader(value: string | string[] | undefined): string | null {
  return typeof value === 'string' ? value : null;
}

function openShortStream(events: number): Readable {
  const body = new PassThrough();
  let sent = 0;
  const send = (): void => {
    sent += 1;
    body.write(`event: beat\ndata: ${sent}\n\n`);
    if (sent < events) return;
    clearInterval(timer);
    body.end();
  };
  const timer = setInterval(send, shortStream.everyMs);
  body.on('close', () => clearInterval(timer));
  send();
  return body;
}
