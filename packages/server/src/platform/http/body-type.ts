import type { FastifyInstance } from 'fastify';
import { readJsonBody } from './json-body.ts';

/** The kin of `application/json`, such as `application/vnd.api+json`, and what older programs call it. */
const likeJson = /^(?:text\/json|application\/[\w.-]+\+json)(?:$|[\s;])/i;

/**
 * Reads bodies by their type. Many programs name a type for a body that is not there, or send JSON without naming
 * any: the first is no body, the second is JSON. Whatever else is named stays refused.
 */
export function readBodiesByType(app: FastifyInstance): void {
  app.removeContentTypeParser(['application/json', 'text/plain']);
  const read = async (_request: unknown, body: Buffer) => readJsonBody(body);
  for (const type of ['application/json', likeJson])
    app.addContentTypeParser(type, { parseAs: 'buffer' }, read);
  app.addHook('onRequest', async ({ headers }) => {
    if (!hasBody(headers)) delete headers['content-type'];
    else if (headers['content-type'] === undefined) headers['content-type'] = 'application/json';
  });
}

function hasBody(headers: Readonly<Record<string, unknown>>): boolean {
  if (headers['transfer-encoding'] !== undefined) return true;
  return !['0', undefined].includes(headers['content-length'] as string | undefined);
}
