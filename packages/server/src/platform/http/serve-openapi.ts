import type { FastifyInstance } from 'fastify';
import type { Operation } from '@hearth/contract';
import type { Settings } from '../../settings.ts';
import { version } from '../../version.ts';
import { openApiDocument } from './openapi.ts';

/** Serves the OpenAPI document, generated on the first request. */
export function serveOpenApi(
  app: FastifyInstance,
  operations: readonly Operation[],
  settings: Settings,
): void {
  let text: string | undefined;
  app.get('/openapi.json', async (_request, reply) => {
    text ??= JSON.stringify(
      openApiDocument(operations, {
        title: 'Hearth',
        version: version.slice(1),
        baseUrl: settings.server.baseUrl,
      }),
    );
    return reply.type('application/json; charset=utf-8').send(text);
  });
}
