import { parentPort } from 'node:worker_threads';
import type { TaskReply } from './worker-pool.ts';

/** Runs in a thread of a worker pool and answers its tasks. Errors are sent as their message. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- `work` says what a task is
export function serveTasks<Input>(work: (input: Input) => unknown): void {
  parentPort?.on('message', (input: Input) => parentPort?.postMessage(reply(work, input), []));
}

function reply<Input, Output>(work: (input: Input) => Output, input: Input): TaskReply<Output> {
  try {
    return { output: work(input) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
