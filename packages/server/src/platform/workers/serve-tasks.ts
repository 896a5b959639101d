import { parentPort } from 'node:worker_threads';
import type { TaskReply } from './worker-pool.ts';

/** Answers the tasks of a worker pool, in a thread of it. What the work throws travels as its message. */
export function serveTasks<Input, Output>(work: (input: Input) => Output): void {
  parentPort?.on('message', (input: Input) => parentPort?.postMessage(reply(work, input), []));
}

function reply<Input, Output>(work: (input: Input) => Output, input: Input): TaskReply<Output> {
  try {
    return { output: work(input) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
