import * as z from 'zod';

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

/** Sends a request to the API in the name of the assistant's caller. @returns status and body */
export type SendRequest = (
  request: ApiRequest,
) => Promise<{ readonly status: number; readonly body: string }>;

/** Calls the API and reads its answers. */
export class ApiCaller {
  readonly #send: SendRequest;

  constructor(send: SendRequest) {
    this.#send = send;
  }

  /** @throws RefusedError with what the API says */
  async call<Answer>(schema: z.ZodType<Answer>, request: ApiRequest): Promise<Answer> {
    const { status, body } = await this.#send(request);
    const content: unknown = JSON.parse(body);
    if (status >= 400) throw new RefusedError(readRefusal(content));
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
