import type { FastifyInstance } from 'fastify';
import type { Operation } from '@hearth/contract';
import type { Settings } from '../../../settings.ts';
import { version } from '../../../version.ts';
import { openApiDocumentInTurns } from './openapi.ts';

/** Serves the OpenAPI document, generated on the first request. */
export function serveOpenApi(
  app: FastifyInstance,
  operations: readonly Operation[],
  settings: Settings,
): void {
  const info = { title: 'Hearth', version: version.slice(1), baseUrl: settings.server.baseUrl };
  let text: Promise<string> | undefined;
  app.get('/openapi.json', async (_request, reply) => {
    text ??= openApiDocumentInTurns(operations, info).then((document) => JSON.stringify(document));
    return reply.type('application/json; charset=utf-8').send(await text);
  });
}
