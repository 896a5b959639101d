import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.ts';

/** Methods that change nothing. */
const reading = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Answered during a pause as well: they read no data that are being replaced. */
const alwaysOpen = /^\/api\/health(?:[/?]|$)/;
const askAgainMs = 20;

/** How far a request is that may write. */
interface OpenWrite {
  /** Its handler has begun, and may go on after the client has left. */
  isHandled: boolean;
  isClosed: boolean;
}

/**
 * Keeps requests away while all data are being replaced: they are told to come again in a moment.
 * Requests that are being answered already are waited for, unless they only read.
 */
export class RequestPause {
  readonly #writing = new Map<FastifyRequest, OpenWrite>();
  #isPaused = false;

  /** Registers itself before all other hooks. */
  constructor(http: FastifyInstance) {
    http.addHook('onRequest', async (request, reply) => {
      if (this.#isPaused && !alwaysOpen.test(request.url)) throw new AppError('restoring');
      if (!reading.has(request.method)) this.#count(request, reply);
    });
    http.addHook('preHandler', async (request) => {
      const write = this.#writing.get(request);
      if (write !== undefined) write.isHandled = true;
    });
    // Runs when the handler is done, also if there is no client any more to send the answer to.
    http.addHook('onSend', async (request) => {
      const write = this.#writing.get(request);
      if (write === undefined) return;
      write.isHandled = false;
      if (write.isClosed) this.#writing.delete(request);
    });
  }

  /**
   * A request ends with its connection as well as with its answer: a connection that is gone neither finishes the
   * response nor aborts a request whose body has arrived.
   */
  #count(request: FastifyRequest, reply: FastifyReply): void {
    const write: OpenWrite = { isHandled: false, isClosed: false };
    this.#writing.set(request, write);
    const close = () => {
      write.isClosed = true;
      if (!write.isHandled) this.#writing.delete(request);
    };
    reply.raw.once('finish', close);
    reply.raw.once('close', close);
  }

  /**
   * Refuses new requests and waits until those that write have ended, all but `own`.
   * @returns whether they have within the time; if not, requests are let in again
   */
  async begin(own: object, maxWaitMs: number): Promise<boolean> {
    this.#isPaused = true;
    this.#endUnsent(own);
    for (let waited = 0; waited < maxWaitMs; waited += askAgainMs) {
      if ([...this.#writing.keys()].every((request) => request === own)) return true;
      await new Promise((resolve) => setTimeout(resolve, askAgainMs));
    }
    this.end();
    return false;
  }

  /** Ends requests whose bodies are still arriving: they may take minutes, and what they ask would be refused now. */
  #endUnsent(own: object): void {
    for (const request of this.#writing.keys())
      if (request !== own && isArriving(request)) request.raw.destroy();
  }

  get isPaused(): boolean {
    return this.#isPaused;
  }

  /** Lets requests in again. */
  end(): void {
    this.#isPaused = false;
  }
}

/** Requests that come from no connection do not say whether they have arrived. */
function isArriving({ raw }: FastifyRequest): boolean {
  const { complete = true } = raw as { readonly complete?: boolean };
  return !complete;
}
