import '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Where other apps share to, as the web app's manifest says. */
export const sharePath = '/share';
const wordFields = new Set(['title', 'text', 'url']);
/** Of each field; longer addresses are refused on the way. */
const maxLength = 2000;

/**
 * Leads a share to the page that takes it, with its words in the address. The service worker of the web app answers this
 * where it is active, and keeps files as well; here they cannot be kept.
 */
export async function answerShare(
  request: FastifyRequest,
  reply: FastifyReply,
  basePath: string,
): Promise<FastifyReply> {
  const query = new URLSearchParams(request.isMultipart() ? await readWords(request) : []);
  return reply.redirect(`${basePath}${sharePath}${query.size === 0 ? '' : `?${query.toString()}`}`, 303);
}

async function readWords(request: FastifyRequest): Promise<[string, string][]> {
  const words: [string, string][] = [];
  for await (const part of request.parts()) {
    if (part.type === 'file') part.file.resume();
    else if (wordFields.has(part.fieldname))
      words.push([part.fieldname, String(part.value).slice(0, maxLength)]);
  }
  return words;
}
