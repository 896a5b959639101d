import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';

/** Methods that change nothing. */
const reading = new Set(['GET', 'HEAD', 'OPTIONS']);
const askAgainMs = 20;

/**
 * Keeps requests away while all data are being replaced: they are told to come again in a moment.
 * Requests that are being answered already are waited for, unless they only read.
 */
export class RequestPause {
  readonly #writing = new Set<object>();
  #isPaused = false;

  /** Registers itself before all other hooks. */
  constructor(http: FastifyInstance) {
    http.addHook('onRequest', async (request) => {
      if (this.#isPaused) throw new AppError('restoring');
      if (!reading.has(request.method)) this.#writing.add(request);
    });
    http.addHook('onResponse', async (request) => void this.#writing.delete(request));
    http.addHook('onRequestAbort', async (request) => void this.#writing.delete(request));
  }

  /**
   * Refuses new requests and waits until those that write have been answered, all but `own`.
   * @returns whether they have been within the time; if not, requests are let in again
   */
  async begin(own: object, maxWaitMs: number): Promise<boolean> {
    this.#isPaused = true;
    for (let waited = 0; waited < maxWaitMs; waited += askAgainMs) {
      if ([...this.#writing].every((request) => request === own)) return true;
      await new Promise((resolve) => setTimeout(resolve, askAgainMs));
    }
    this.end();
    return false;
  }

  /** Lets requests in again. */
  end(): void {
    this.#isPaused = false;
  }
}
