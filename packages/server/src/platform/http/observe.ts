import type { FastifyInstance } from 'fastify';
import { maskAddress } from '../log/mask-secrets.ts';
import { createMetrics, metricsContentType } from '../metrics/metrics.ts';
import type { Platform } from '../platform.ts';

/** Logs each request with its id, and counts it if metrics are enabled. */
export function observeRequests(
  app: FastifyInstance,
  { settings, log }: Pick<Platform, 'settings' | 'log'>,
): void {
  if (log.isLevelEnabled('debug')) logRequests(app, log);
  if (!settings.server.hasMetrics) return;
  const metrics = createMetrics();
  app.addHook('onResponse', async (request, reply) => {
    metrics.recordRequest({
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
  });
  app.addHook('onClose', async () => metrics.stop());
  app.get('/metrics', async (_request, reply) => reply.type(metricsContentType).send(metrics.render()));
}

function logRequests(app: FastifyInstance, log: Platform['log']): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, id: requestId } = request;
    const ms = Math.round(reply.elapsedTime);
    log.debug({ requestId, method, url: maskAddress(request.url), status: reply.statusCode, ms }, 'request');
  });
}
