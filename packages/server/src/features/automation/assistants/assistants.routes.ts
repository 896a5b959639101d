import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { limits } from '@hearth/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Authenticator } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import { ApiCaller, type SendRequest } from './api-caller.ts';
import { DeletionCodes } from './confirm-deletion.ts';

/** Where assistants find the tools, below the base path. */
const path = '/mcp';

/**
 * The endpoint of the Model Context Protocol: streamable HTTP without sessions, so that any replica answers any request.
 * It opens for API tokens only; a browser's cookie is no key to it.
 */
export function assistantRoutes(
  http: FastifyInstance,
  platform: Platform,
  authenticator: Authenticator,
): void {
  const codes = new DeletionCodes(platform.secret, () => platform.clock.now());
  http.route({
    method: ['GET', 'POST', 'DELETE'],
    url: path,
    exposeHeadRoute: false,
    bodyLimit: limits.jsonBodyBytes,
    handler: async (request, reply) => {
      const userId = await identifyCaller(authenticator, request, reply);
      const api = new ApiCaller(sendAs(http, request));
      const { answerAssistant } = await import('./assistant-server.ts');
      const answer = await answerAssistant(
        { userId, api, codes },
        { request: asWebRequest(request), body: request.body },
        (error) => platform.log.warn({ err: error }, 'an assistant sent what cannot be answered'),
      );
      return sendWebAnswer(reply, answer);
    },
  });
}

/**
 * Calls the API in-process with the credentials, the language and the address of a request, so that every rule of the
 * API holds for tools as well: walls, rights, the scope of the token, bounds and validation.
 */
function sendAs(http: FastifyInstance, request: FastifyRequest): SendRequest {
  const { authorization, 'accept-language': language } = request.headers;
  return async ({ method, url, body, idempotencyKey }) => {
    const { statusCode, payload } = await http.inject({
      method,
      url,
      remoteAddress: request.ip,
      ...(body === undefined ? {} : { payload: body }),
      headers: {
        ...(authorization === undefined ? {} : { authorization }),
        ...(language === undefined ? {} : { 'accept-language': language }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
    });
    return { status: statusCode, body: payload };
  };
}

/** @throws AppError `notAuthenticated` without the token of a person */
async function identifyCaller(
  authenticator: Authenticator,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  reply.header('www-authenticate', 'Bearer');
  if (request.headers.authorization === undefined) throw new AppError('notAuthenticated');
  const { credential, userId } = await authenticator.authenticate(request);
  if (credential.kind !== 'apiToken') throw new AppError('notAuthenticated');
  reply.removeHeader('www-authenticate');
  return userId;
}

function asWebRequest(request: FastifyRequest): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  const body = request.method === 'POST' ? JSON.stringify(request.body) : null;
  return new Request(`http://hearth${path}`, { method: request.method, headers, body });
}

async function sendWebAnswer(reply: FastifyReply, answer: Response): Promise<FastifyReply> {
  reply.code(answer.status).header('cache-control', 'no-store');
  for (const [name, value] of answer.headers) reply.header(name, value);
  return answer.body === null ? reply.send('') : reply.send(Readable.from(answer.body));
}
