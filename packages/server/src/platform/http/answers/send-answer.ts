import type { AnswerInputOf, JsonType, Operation } from '@hearth/contract';
import type { FastifyReply } from 'fastify';
import { JsonText } from './json-text.ts';
import { wireJsonInTurns } from './wire-json.ts';

/** What travels as bytes. */
type Bytes = string | Uint8Array | NodeJS.ReadableStream;

/**
 * What a handler answers: the answer of the operation, also as stored JSON text; bytes where the operation answers no
 * JSON; or the reply where the handler has sent it already.
 */
export type HandlerAnswer<O extends Operation> =
  | (O['answerType'] extends JsonType ? JsonAnswer<AnswerInputOf<O>> : Bytes)
  | FastifyReply;

/** An operation that answers nothing takes a handler that returns nothing. */
type JsonAnswer<Answer> = Answer | JsonText<Answer> | ([Answer] extends [undefined] ? void : never);

const jsonType = 'application/json; charset=utf-8';

/**
 * Sends what a handler has answered, with the status and the content type of the operation. A reply that the handler
 * has sent stays as it is.
 */
export async function sendAnswer(
  reply: FastifyReply,
  operation: Operation,
  answer: unknown,
): Promise<FastifyReply> {
  if (reply.sent || answer === reply) return reply;
  if (reply.statusCode === 200) reply.code(operation.status);
  if (operation.answerType !== 'application/json') {
    // A handler can set a more precise type.
    if (!reply.hasHeader('content-type')) reply.type(withCharset(operation.answerType));
    return reply.send(answer);
  }
  reply.header('content-type', jsonType);
  if (!(answer instanceof JsonText)) {
    setLastModified(reply, (Object(answer) as { updatedAt?: unknown }).updatedAt);
    return reply.send(await wireJsonInTurns(answer));
  }
  if (answer.state !== undefined) {
    const { version, updatedAt } = answer.state;
    if (version !== undefined) reply.header('etag', `"${version}"`);
    setLastModified(reply, updatedAt);
  }
  return reply.send(answer.text);
}

/** Adds the charset to text types. */
function withCharset(type: string): string {
  return type.startsWith('text/') && !type.includes('charset=') ? `${type}; charset=utf-8` : type;
}

/** Clients of the contract expect an ISO instant here, not an HTTP date. */
function setLastModified(reply: FastifyReply, updatedAt: unknown): void {
  if (typeof updatedAt !== 'string') return;
  reply.header('last-modified', updatedAt);
  reply.header('cache-control', 'no-cache, no-store, must-revalidate');
}
