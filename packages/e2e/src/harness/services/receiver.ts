import { createServer, type ServerResponse } from 'node:http';

/** A request to a receiver. */
export interface ReceivedJson {
  readonly path: string;
  readonly body: unknown;
}

/** A program on this machine that others send JSON to. */
export interface JsonReceiver {
  /** Host and port. */
  readonly host: string;
  /** Requests so far. */
  readonly received: unknown[];
  /** The same with where it came to. */
  readonly arrivals: ReceivedJson[];
  /** Senders that wait for an answer. */
  readonly waiting: number;
  /** Senders that were gone before they were answered. */
  readonly gone: number;
  /** Holds back all responses until {@link letGo}. */
  hold(): void;
  letGo(): void;
  stop(): Promise<void>;
}

/** Responses that are held back until they are released. */
class Answers {
  readonly #waiting = new Set<ServerResponse>();
  #holds = false;
  gone = 0;

  get waiting(): number {
    return this.#waiting.size;
  }

  hold(): void {
    this.#holds = true;
  }

  letGo(): void {
    this.#holds = false;
    for (const response of this.#waiting) response.writeHead(204).end();
    this.#waiting.clear();
  }

  give(response: ServerResponse): void {
    if (!this.#holds) return void response.writeHead(204).end();
    this.#waiting.add(response);
    response.once('close', () => {
      if (this.#waiting.delete(response)) this.gone += 1;
    });
  }
}

export async function startJsonReceiver(): Promise<JsonReceiver> {
  const arrivals: ReceivedJson[] = [];
  const answers = new Answers();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      arrivals.push({ path: request.url ?? '', body: JSON.parse(Buffer.concat(parts).toString()) });
      answers.give(response);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    host: `127.0.0.1:${port}`,
    get received() {
      return arrivals.map(({ body }) => body);
    },
    arrivals,
    get waiting() {
      return answers.waiting;
    },
    get gone() {
      return answers.gone;
    },
    hold: () => answers.hold(),
    letGo: () => answers.letGo(),
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
