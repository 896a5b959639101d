import { parentPort } from 'node:worker_threads';
import type { TaskReply } from './worker-pool.ts';

/** Runs in a thread of a worker pool and answers its tasks. Errors are sent as their message. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- `work` says what a task is
export function serveTasks<Input>(work: (input: Input) => unknown): void {
  parentPort?.on('message', (input: Input) => {
    void reply(work, input).then((answer) => parentPort?.postMessage(answer, []));
  });
}

async function reply<Input, Output>(
  work: (input: Input) => Output | Promise<Output>,
  input: Input,
): Promise<TaskReply<Output>> {
  try {
    return { output: await work(input) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
