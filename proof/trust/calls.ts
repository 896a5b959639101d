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

/** Asks the server; null when it is gone, breaks off its answer or takes too long. */
export async function call(caller: Caller, path: string, sent: Sent = {}): Promise<Answer | null> {
  const patience = new AbortController();
  // A signal alone is not enough: a form whose server is killed while it is sent may never come to an end.
  const isOver = new Promise<null>((resolve) =>
    patience.signal.addEventListener('abort', () => resolve(null), { once: true }),
  );
  const timer = setTimeout(() => patience.abort(), patienceMs);
  try {
    return await Promise.race([ask(caller, path, sent, patience.signal), isOver]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

async function ask(
  { url, token }: Caller,
  path: string,
  { body, method = body === undefined ? 'GET' : 'POST', headers: more }: Sent,
  signal: AbortSignal,
): Promise<Answer> {
  const isForm = body instanceof FormData;
  const type = body === undefined || isForm ? {} : { 'content-type': 'application/json' };
  const headers = { ...type, authorization: `Bearer ${token}`, ...more };
  const content = body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) };
  const answer = await fetch(`${url}${path}`, { method, headers, ...content, signal });
  return { status: answer.status, headers: answer.headers, body: parse(await answer.text()) };
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

/** The body as JSON, or as text if it cannot be parsed. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
