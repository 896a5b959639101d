import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { limits } from '@hearth/contract/kernel/limits';
import { answerBrokenRequest } from './broken-requests.ts';

/**
 * How long a body of that length may take to arrive, in milliseconds. One that does not say its length may take as
 * long as the largest of its route.
 */
export function bodyDeadlineMs(length: number): number {
  return limits.bodyMs + Math.ceil((length * 1000) / limits.bodyBytesPerSecond);
}

/** Ends requests whose bodies arrive too slowly (slowloris), with 408, so that they hold no connection for long. */
export function enforceBodyDeadline(app: FastifyInstance, deadlineMs = bodyDeadlineMs): void {
  app.addHook('onRequest', async (request, reply) => {
    const length = bodyLength(request);
    if (length === null) return;
    const timer = setTimeout(() => endSlowRequest(request, reply), deadlineMs(length));
    const stop = (): void => clearTimeout(timer);
    request.raw.once('end', stop);
    reply.raw.once('close', stop);
  });
}

/** Bytes that the body may have; null for a request without one. */
function bodyLength({ headers, routeOptions }: FastifyRequest): number | null {
  if (headers['transfer-encoding'] !== undefined) return routeOptions.bodyLimit;
  const length = Number(headers['content-length'] ?? 0);
  return length > 0 ? Math.min(length, routeOptions.bodyLimit) : null;
}

function endSlowRequest(request: FastifyRequest, reply: FastifyReply): void {
  const { socket } = request.raw;
  const error = Object.assign(new Error('the body did not arrive in time'), {
    code: 'ERR_HTTP_REQUEST_TIMEOUT',
  });
  if (reply.raw.headersSent) socket.destroy();
  else answerBrokenRequest(error, socket);
  request.raw.destroy();
}
