import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesTag } from './entity-tag.ts';

/** Sends a calendar file. Programs poll: one that has the current text gets 304. */
export function sendCalendar(
  { text, fileName }: { readonly text: string; readonly fileName: string },
  request: FastifyRequest,
  reply: FastifyReply,
): string | FastifyReply {
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  reply
    .header('etag', etag)
    .header('vary', 'accept-language')
    .header('cache-control', 'private, no-cache')
    .header('content-disposition', `inline; filename="${fileName}"`);
  return matchesTag(request.headers['if-none-match'], etag) ? reply.code(304).send() : text;
}
