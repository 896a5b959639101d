import * as z from 'zod';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A request of a tool to the API. */
export interface ApiRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With the query. */
  readonly url: string;
  readonly body?: object | undefined;
  readonly idempotencyKey?: string | undefined;
}

/** What the API has refused, in words for the assistant. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/**
 * Calls the API in-process with the credentials, the language and the address of the assistant's request, so that every
 * rule of the API holds for tools as well: walls, rights, the scope of the token, bounds and validation.
 */
export class ApiCaller {
  readonly #http: FastifyInstance;
  readonly #request: FastifyRequest;

  constructor(http: FastifyInstance, request: FastifyRequest) {
    this.#http = http;
    this.#request = request;
  }

  /** @throws RefusedError with what the API says */
  async call<Answer>(
    schema: z.ZodType<Answer>,
    { method, url, body, idempotencyKey }: ApiRequest,
  ): Promise<Answer> {
    const { authorization, 'accept-language': language } = this.#request.headers;
    const answer = await this.#http.inject({
      method,
      url,
      remoteAddress: this.#request.ip,
      ...(body === undefined ? {} : { payload: body }),
      headers: {
        ...(authorization === undefined ? {} : { authorization }),
        ...(language === undefined ? {} : { 'accept-language': language }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
    });
    const content: unknown = JSON.parse(answer.payload);
    if (answer.statusCode >= 400) throw new RefusedError(readRefusal(content));
    return schema.parse(content);
  }
}

const Issue = z.object({ loc: z.array(z.union([z.string(), z.number()])), msg: z.string() });
/** The bodies of errors, in the shapes of the catalogue. */
const Refusal = z.object({
  message: z.string().optional(),
  detail: z
    .union([
      z.string(),
      z.array(Issue),
      z.object({ message: z.string().optional(), details: z.string().optional() }),
    ])
    .optional(),
});

/** The sentence in the body of an error. */
function readRefusal(body: unknown): string {
  const { message, detail } = Refusal.safeParse(body).data ?? {};
  if (message !== undefined) return message;
  if (typeof detail === 'string') return detail;
  if (Array.isArray(detail)) return detail.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`).join('; ');
  return detail?.message ?? detail?.details ?? 'The server refused this';
}
