import type { ChildProcess } from 'node:child_process';
import { createConcurrencyLimit, type ConcurrencyLimit } from '../concurrency/concurrency-limit.ts';
import { residentMegabytes } from './resident-memory.ts';
import type { ProcessReply } from './serve-process.ts';
import { startProcess } from './start-process.ts';

/** Which limit a task exceeded; `crash` if its process ended by itself. */
export type ProcessLimit = 'time' | 'memory' | 'crash';

/** A task exceeded its time or memory limit, or its process ended; the process is gone. */
export class ProcessLimitError extends Error {
  override readonly name = 'ProcessLimitError';
  readonly limit: ProcessLimit;

  constructor(limit: ProcessLimit) {
    super(`the process was ended: ${limit}`);
    this.limit = limit;
  }
}

export interface ProcessPoolOptions {
  /** Source of the process below `src`, without extension; it calls `serveProcess`. */
  readonly path: string;
  readonly maxMs: number;
  /** Resident memory of the whole process; it is watched where the system tells it (Linux). */
  readonly maxMegabytes: number;
  /** Of its JavaScript. */
  readonly heapMegabytes: number;
  /** How long a process waits for the next task; 0 ends it after each. */
  readonly idleMs: number;
  readonly maxWaiting: number;
  readonly maxWaitMs: number;
}

const watchMs = 20;
/** How Node ends where its JavaScript needs more than `heapMegabytes`. */
const outOfHeap = 'SIGABRT';

/**
 * A process for work whose memory no limit of a thread includes, such as that of libraries in machine code. One task runs
 * at a time, others wait. A process that exceeds a limit is killed; it is started on demand, reused, and ends when idle.
 */
export class ProcessPool<Input extends object, Output> {
  readonly #options: ProcessPoolOptions;
  readonly #limiter: ConcurrencyLimit;
  #idle: ChildProcess | undefined;
  #idleTimer: NodeJS.Timeout | undefined;

  constructor(options: ProcessPoolOptions) {
    this.#options = options;
    const { maxWaiting, maxWaitMs } = options;
    this.#limiter = createConcurrencyLimit({ atOnce: 1, maxWaiting, maxWaitMs });
  }

  /**
   * Runs one task in the process.
   * @throws Error with the message of the task's error
   * @throws ProcessLimitError if it took too much time or memory, or its process ended
   * @throws ConcurrencyLimitError if the queue is full or the wait is too long
   */
  run(input: Input): Promise<Output> {
    return this.#limiter.run(async () => {
      const child = this.#acquire();
      const reply = await this.#ask(child, input).catch(async (error: unknown) => {
        await end(child);
        throw error;
      });
      await this.#release(child);
      if ('failure' in reply) throw new Error(reply.failure.message);
      return reply.output;
    });
  }

  #ask(child: ChildProcess, input: Input): Promise<ProcessReply<Output>> {
    const { maxMs, maxMegabytes } = this.#options;
    return new Promise((resolve, reject) => {
      const settle = (done: () => void): void => {
        clearTimeout(timer);
        clearInterval(watching);
        child.off('message', answer).off('error', crash).off('exit', exited);
        done();
      };
      const refuse = (limit: ProcessLimit): void => settle(() => reject(new ProcessLimitError(limit)));
      const answer = (reply: unknown): void => settle(() => resolve(reply as ProcessReply<Output>));
      const crash = (): void => refuse('crash');
      const exited = (_code: number | null, signal: string | null): void =>
        refuse(signal === outOfHeap ? 'memory' : 'crash');
      const timer = setTimeout(() => refuse('time'), maxMs);
      const watching = setInterval(() => {
        if ((residentMegabytes(child.pid ?? 0) ?? 0) > maxMegabytes) refuse('memory');
      }, watchMs);
      child.once('message', answer).once('error', crash).once('exit', exited);
      child.send(input, (error) => (error === null ? undefined : crash()));
    });
  }

  #acquire(): ChildProcess {
    const child = this.#idle;
    if (child === undefined) return startProcess(this.#options.path, this.#options.heapMegabytes);
    clearTimeout(this.#idleTimer);
    child.off('exit', this.#forget);
    child.ref();
    child.channel?.ref();
    this.#idle = undefined;
    return child;
  }

  /** An idle process does not keep the server alive, and ends after a while to free its memory. */
  async #release(child: ChildProcess): Promise<void> {
    const { idleMs } = this.#options;
    if (idleMs === 0) return end(child);
    child.once('exit', this.#forget);
    child.unref();
    child.channel?.unref();
    this.#idle = child;
    this.#idleTimer = setTimeout(() => {
      this.#forget();
      void end(child);
    }, idleMs).unref();
  }

  readonly #forget = (): void => {
    clearTimeout(this.#idleTimer);
    this.#idle = undefined;
  };
}

/** Ends a process; its memory is back when this resolves. */
async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}
