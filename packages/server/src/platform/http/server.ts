import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { negotiateLocale } from '../i18n/locales.ts';
import type { Logger } from '../log/log.ts';
import { maskAddress } from '../log/mask-secrets.ts';
import type { Settings } from '../../settings.ts';
import type { Random } from '../random/random.ts';
import { limits } from '@hearth/contract/kernel/limits';
import { rewriteAlias } from './addresses/aliases.ts';
import { removeBasePath } from './addresses/base-path.ts';
import { proxyTest } from './addresses/trusted-proxy.ts';
import { answerBrokenRequest } from './errors/broken-requests.ts';
import { readBodiesByType } from './input/body-type.ts';
import { capConnections } from './bounds/connections.ts';
import { enforceBodyDeadline } from './bounds/body-deadline.ts';
import { apiHeaders, strictTransport } from './answers/headers.ts';
import { translateError } from './errors/translate-error.ts';

const smallestCompressed = 1000;
/**
 * Longer than any body deadline (see `enforceBodyDeadline`): the last resort for requests that nothing else
 * ends.
 */
const requestTimeoutMs = 600_000;
/** Interval of the check for connections without complete headers. */
const connectionCheckMs = 2_000;
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
    bodyLimit: limits.publicBodyBytes,
    http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: connectionCheckMs },
    requestTimeout: requestTimeoutMs,
    forceCloseConnections: 'idle',
    genReqId: requestIds(random),
    trustProxy: trustProxy(settings),
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: false },
    rewriteUrl: (request) => rewriteAlias(removeBasePath(request.url ?? '/', settings.server.basePath)),
    return503OnClosing: false,
    pluginTimeout: shutdownMs,
    frameworkErrors: (error, request, reply) => void answer(error, request, reply),
    clientErrorHandler: answerBrokenRequest,
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
  });
  await app.register(cookie);
  await app.register(formbody, { bodyLimit: limits.publicBodyBytes });
  await app.register(multipart, {
    limits: {
      fileSize: limits.fileBytes,
      files: limits.formFiles,
      fields: limits.formFields,
      fieldSize: limits.formFieldBytes,
      parts: limits.formFiles + limits.formFields,
    },
  });
  await app.register(compress, {
    threshold: smallestCompressed,
    encodings: ['br', 'gzip'],
    brotliOptions: fastBrotli,
  });
  readBodiesByType(app);
  enforceBodyDeadline(app);
  capConnections(app.server, limits, proxyTest(settings));
  app.setErrorHandler(answer);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (isSecure) reply.header('strict-transport-security', strictTransport);
    if (/^\/(?:api|openapi)/.test(request.url)) reply.headers(apiHeaders);
  });
  return app;
}

/**
 * Routes have no JSON schemas, because the contract validates and serialises; the framework's compilers stay
 * unloaded.
 */
function noCompiler(): never {
  throw new Error('a route carries a JSON schema; the contract has the schemas');
}

/** Request ids that are unique across runs. */
function requestIds(random: Random): () => string {
  const run = random.bytes(6).toString('base64url');
  let count = 0;
  return () => `${run}-${(count += 1).toString(36)}`;
}

/** Quality 5 of brotli (parameter 1): smaller than gzip's best compression, and faster. */
const fastBrotli = { params: { 1: 5 } };

function trustProxy(settings: Settings): boolean | string[] {
  const { trustedProxies } = settings.server;
  return trustedProxies === 'all' ? true : [...trustedProxies];
}

/** Answers every error in the format and language of the client. */
function errorAnswerer(settings: Settings, log: Logger) {
  return async (error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const locale = negotiateLocale(request.headers['accept-language']);
    const { bodyLimit } = request.routeOptions;
    const answer = translateError(error, locale, settings.server.isProduction, bodyLimit);
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
