import type { Worker } from 'node:worker_threads';
import { limits } from '@hearth/contract';
import { createConcurrencyLimit, type ConcurrencyLimit } from '../concurrency/concurrency-limit.ts';
import { startWorker } from './worker-file.ts';

/** A task exceeded its time or memory limit, or its thread crashed. */
export class WorkerLimitError extends Error {
  override readonly name = 'WorkerLimitError';
}

/** A thread's reply to a task. */
export type TaskReply<Output> = { readonly output: Output } | { readonly error: string };

export interface WorkerPoolOptions {
  /** Source of the threads below `src`, without extension; it calls `serveTasks`. */
  readonly path: string;
  /** Concurrent threads; further tasks wait. */
  readonly threads: number;
  readonly maxMs?: number;
  readonly maxMegabytes?: number;
}

/** Wait of a task in the queue before the server answers that it is busy. */
const waiting = { maxWaiting: 200, maxWaitMs: 60_000 };
/** An idle thread ends after this time to free its memory. */
const idleMs = 30_000;

interface Thread {
  readonly worker: Worker;
  idle: NodeJS.Timeout | undefined;
  /** Removes the thread from the idle ones. */
  readonly removeIdle: () => void;
}

/**
 * Threads for work that would block the event loop: each task has time and memory limits, and a thread that
 * exceeds them is terminated. Threads are started on demand and reused.
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
   * Runs one task in a thread.
   * @throws Error with the message of the task's error
   * @throws WorkerLimitError if it took too much time or memory
   * @throws ConcurrencyLimitError if the queue is full or the wait is too long
   */
  run(input: Input): Promise<Output> {
    return this.#limiter.run(async () => {
      const thread = this.#acquire();
      const reply = await this.#ask(thread, input).catch(async (error: unknown) => {
        await thread.worker.terminate();
        throw error;
      });
      this.#release(thread);
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

  #acquire(): Thread {
    const thread = this.#idle.pop();
    if (thread === undefined) return this.#begin();
    clearTimeout(thread.idle);
    thread.worker.off('error', thread.removeIdle).off('exit', thread.removeIdle).ref();
    return thread;
  }

  #begin(): Thread {
    const thread: Thread = {
      worker: this.#start(),
      idle: undefined,
      removeIdle: () => this.#removeIdle(thread),
    };
    return thread;
  }

  #start(): Worker {
    return startWorker(this.#options.path, {
      resourceLimits: { maxOldGenerationSizeMb: this.#options.maxMegabytes },
    });
  }

  /** An idle thread does not keep the process alive, and ends after a while to free its memory. */
  #release(thread: Thread): void {
    thread.worker.once('error', thread.removeIdle).once('exit', thread.removeIdle).unref();
    thread.idle = setTimeout(() => {
      thread.removeIdle();
      void thread.worker.terminate();
    }, idleMs).unref();
    this.#idle.push(thread);
  }

  #removeIdle(thread: Thread): void {
    const at = this.#idle.indexOf(thread);
    if (at >= 0) this.#idle.splice(at, 1);
  }
}
