import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { limits } from '@hearth/contract/kernel/limits';
import { answerBrokenRequest } from '../errors/broken-requests.ts';

/**
 * Milliseconds that a body of that length may take to arrive. Bodies without a declared length get the time
 * of the route's maximum size.
 */
export function bodyDeadlineMs(length: number): number {
  return limits.bodyMs + Math.ceil((length * 1000) / limits.bodyBytesPerSecond);
}

/**
 * Answers requests whose bodies arrive too slowly (slowloris) with 408, so that they do not block
 * connections.
 */
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

/** Declared or maximum length of the body in bytes; null for a request without a body. */
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
