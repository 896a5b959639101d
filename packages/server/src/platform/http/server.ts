import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { localeOf } from '../i18n/locales.ts';
import type { Logger } from '../log/log.ts';
import { maskAddress } from '../log/mask-secrets.ts';
import type { Settings } from '../../settings.ts';
import type { Random } from '../random/random.ts';
import { largestUploadBytes } from '@hearth/domain/byte-sizes';
import { addressOfToday } from './aliases.ts';
import { answerBrokenRequest } from './broken-requests.ts';
import { readBodiesByType } from './body-type.ts';
import { apiHeaders, strictTransport } from './headers.ts';
import { bodyLimit, translateError } from './translate-error.ts';

const smallestCompressed = 1000;
const requestTimeoutMs = 30_000;
const shutdownMs = 10_000;

/** The HTTP server with everything that all routes share; it does not listen yet. */
export async function createHttpServer(
  settings: Settings,
  log: Logger,
  random: Random,
): Promise<FastifyInstance> {
  const answer = errorAnswerer(settings, log);
  const isSecure = settings.server.baseUrl.startsWith('https:');
  const app = fastify({
    logger: false,
    bodyLimit,
    requestTimeout: requestTimeoutMs,
    forceCloseConnections: 'idle',
    genReqId: requestIds(random),
    trustProxy: trustProxy(settings),
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: false },
    rewriteUrl: (request) => addressOfToday(request.url ?? '/'),
    return503OnClosing: false,
    pluginTimeout: shutdownMs,
    frameworkErrors: (error, request, reply) => void answer(error, request, reply),
    clientErrorHandler: answerBrokenRequest,
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
  });
  await app.register(cookie);
  await app.register(formbody, { bodyLimit: 1024 * 64 });
  await app.register(multipart, {
    limits: { fileSize: largestUploadBytes, files: 5, fields: 20, fieldSize: 100_000 },
  });
  await app.register(compress, {
    threshold: smallestCompressed,
    encodings: ['br', 'gzip'],
    brotliOptions: fastBrotli,
  });
  readBodiesByType(app);
  app.setErrorHandler(answer);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (isSecure) reply.header('strict-transport-security', strictTransport);
    if (request.url.startsWith('/api')) reply.headers(apiHeaders);
  });
  return app;
}

/** Routes carry no JSON schemas: the contract's own validate and serialise. The framework's compilers stay unloaded. */
function noCompiler(): never {
  throw new Error('a route carries a JSON schema; the contract has the schemas');
}

/** Ids that tell requests of this run from those of any other. */
function requestIds(random: Random): () => string {
  const run = random.bytes(6).toString('base64url');
  let count = 0;
  return () => `${run}-${(count += 1).toString(36)}`;
}

/** Quality 5 of brotli (parameter 1): smaller than gzip at its best, in less time. */
const fastBrotli = { params: { 1: 5 } };

function trustProxy(settings: Settings): boolean | string[] {
  const { trustedProxies } = settings.server;
  return trustedProxies === 'all' ? true : [...trustedProxies];
}

/** Answers every error of a request in the shape and language of its sender. */
function errorAnswerer(settings: Settings, log: Logger) {
  return async (error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const locale = localeOf(request.headers['accept-language']);
    const answer = translateError(error, locale, settings.server.isProduction);
    if (answer.unexpected) {
      log.error(
        { err: error, requestId: request.id, method: request.method, url: maskAddress(request.url) },
        'a request failed',
      );
    }
    return reply
      .code(answer.status)
      .headers({ ...apiHeaders, ...answer.headers })
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(answer.body));
  };
}
