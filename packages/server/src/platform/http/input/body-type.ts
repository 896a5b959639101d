import type { FastifyInstance } from 'fastify';
import { readJsonBody } from './json-body.ts';

/**
 * Variants of `application/json`, such as `application/vnd.api+json`, and the name that older programs use.
 */
const likeJson = /^(?:text\/json|application\/[\w.-]+\+json)(?:$|[\s;])/i;

/**
 * Parses bodies by their type. Many programs declare a type without a body, or send JSON without a type: the
 * former counts as no body, the latter as JSON. Other types are rejected.
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
