import type { Worker } from 'node:worker_threads';
import { limits } from '@hearth/contract';
import { createConcurrencyLimit, type ConcurrencyLimit } from '../concurrency/concurrency-limit.ts';
import { startWorker } from './worker-file.ts';

/** Work in a worker thread took more time or memory than it may, or its thread broke down. */
export class WorkerLimitError extends Error {
  override readonly name = 'WorkerLimitError';
}

/** What a thread answers to one task. */
export type TaskReply<Output> = { readonly output: Output } | { readonly error: string };

export interface WorkerPoolOptions {
  /** Source of the threads below `src`, without its ending; it calls `serveTasks`. */
  readonly path: string;
  /** Threads that work at once; further tasks wait. */
  readonly threads: number;
  readonly maxMs?: number;
  readonly maxMegabytes?: number;
}

/** Tasks wait as long for their turn, then the server says that it is busy. */
const waiting = { maxWaiting: 200, maxWaitMs: 60_000 };
/** A thread without work ends after this time, so that it holds no memory. */
const idleMs = 30_000;

interface Thread {
  readonly worker: Worker;
  idle: NodeJS.Timeout | undefined;
  /** Takes it off the threads that wait for work. */
  readonly forget: () => void;
}

/**
 * Threads for work that would hold up the event loop: each task has its limits of time and memory, and a thread that
 * passes one of them is ended. A thread is started when it is needed and kept for the next task.
 */
export class WorkerPool<Input, Output> {
  readonly #options: Required<WorkerPoolOptions>;
  readonly #limiter: ConcurrencyLimit;
  readonly #idle: Thread[] = [];

  constructor(options: WorkerPoolOptions) {
    this.#options = { maxMs: limits.workerMs, maxMegabytes: limits.workerMegabytes, ...options };
    this.#limiter = createConcurrencyLimit({ atOnce: options.threads, ...waiting });
  }

  /**
   * Has a thread do one task.
   * @throws Error with the message of what the task itself threw
   * @throws WorkerLimitError when it took too much time or memory
   * @throws ConcurrencyLimitError when its turn did not come
   */
  run(input: Input): Promise<Output> {
    return this.#limiter.run(async () => {
      const thread = this.#take();
      const reply = await this.#ask(thread, input).catch(async (error: unknown) => {
        await thread.worker.terminate();
        throw error;
      });
      this.#giveBack(thread);
      if ('error' in reply) throw new Error(reply.error);
      return reply.output;
    });
  }

  #ask({ worker }: Thread, input: Input): Promise<TaskReply<Output>> {
    return new Promise((resolve, reject) => {
      const end = (settle: () => void): void => {
        clearTimeout(timer);
        worker.off('message', answer).off('error', fail).off('exit', fail);
        settle();
      };
      const answer = (reply: TaskReply<Output>): void => end(() => resolve(reply));
      const fail = (cause?: unknown): void =>
        end(() => reject(new WorkerLimitError('the work took too much time or memory', { cause })));
      const timer = setTimeout(fail, this.#options.maxMs);
      worker.once('message', answer).once('error', fail).once('exit', fail);
      worker.postMessage(input, []);
    });
  }

  #take(): Thread {
    const known = this.#idle.pop();
    if (known === undefined) return this.#begin();
    clearTimeout(known.idle);
    known.worker.off('error', known.forget).off('exit', known.forget).ref();
    return known;
  }

  #begin(): Thread {
    const thread: Thread = { worker: this.#start(), idle: undefined, forget: () => this.#forget(thread) };
    return thread;
  }

  #start(): Worker {
    return startWorker(this.#options.path, {
      resourceLimits: { maxOldGenerationSizeMb: this.#options.maxMegabytes },
    });
  }

  /** A thread that waits keeps neither the process alive nor its memory for long. */
  #giveBack(thread: Thread): void {
    thread.worker.once('error', thread.forget).once('exit', thread.forget).unref();
    thread.idle = setTimeout(() => {
      thread.forget();
      void thread.worker.terminate();
    }, idleMs).unref();
    this.#idle.push(thread);
  }

  #forget(thread: Thread): void {
    const at = this.#idle.indexOf(thread);
    if (at >= 0) this.#idle.splice(at, 1);
  }
}
