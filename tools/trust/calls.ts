/** An answer of the server, read to its end. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

const patienceMs = 30_000;

/** How a request differs from a GET without a body. */
export interface Sent {
  readonly method?: string;
  /** Sent as JSON, or as a form if it is one. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One account on one server. */
export interface Caller {
  readonly url: string;
  readonly token: string;
}

/** Asks the server; null when it is gone or breaks off its answer. */
export async function call(caller: Caller, path: string, sent: Sent = {}): Promise<Answer | null> {
  const { method = sent.body === undefined ? 'GET' : 'POST', body } = sent;
  const isForm = body instanceof FormData;
  const type = body === undefined || isForm ? {} : { 'content-type': 'application/json' };
  const headers = { ...type, authorization: `Bearer ${caller.token}`, ...sent.headers };
  try {
    const answer = await fetch(`${caller.url}${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(patienceMs),
    });
    return { status: answer.status, headers: answer.headers, body: parse(await answer.text()) };
  } catch {
    return null;
  }
}

/** The member of an answer's body with that name, as text. */
export function field(body: unknown, name: string): string {
  return typeof body === 'object' && body !== null ? String(Reflect.get(body, name)) : '';
}

/** The member of an answer's body with that name, as a list. */
export function entries(body: unknown, name: string): readonly unknown[] {
  const found: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return Array.isArray(found) ? found : [];
}

/** The body as JSON; as text where it is none. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
