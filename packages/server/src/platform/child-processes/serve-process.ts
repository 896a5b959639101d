import { constants, setPriority } from 'node:os';

/** A process's reply to a task. */
export type ProcessReply<Output> =
  | { readonly output: Output }
  | { readonly failure: { readonly name: string; readonly message: string } };

/**
 * Runs in a process of a pool and does its tasks, one after another. It yields the processor to the server, and ends
 * with it: signals of a terminal or of the system reach both, and what is under way is finished before the server stops.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- `work` says what a task is
export function serveProcess<Input, Output>(work: (input: Input) => Promise<Output>): void {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  process.on('disconnect', () => process.exit());
  process.on('message', (input: Input) => {
    // A message arrives in parts, which are as large as all of it.
    freeMemory();
    void replyTo(work, input).then((reply) => process.send?.(reply, () => setImmediate(freeMemory)));
  });
}

/** Garbage must not count as memory of the next task. */
function freeMemory(): void {
  globalThis.gc?.();
}

async function replyTo<Input, Output>(
  work: (input: Input) => Promise<Output>,
  input: Input,
): Promise<ProcessReply<Output>> {
  try {
    return { output: await work(input) };
  } catch (error) {
    const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
    return { failure: { name, message } };
  }
}
