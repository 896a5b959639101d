import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { startWorker } from './worker-file.ts';

/** What a thread sends: news while it works, then its result or what went wrong. */
type Message<News, Output> =
  | { readonly news: News }
  | { readonly output: Output }
  | { readonly failure: { readonly name: string; readonly message: string } };

/** The error of a thread's work, with the name that it had there. */
export class ThreadError extends Error {
  override readonly name = 'ThreadError';
  /** The name of the error inside the thread. */
  readonly kind: string;

  constructor(kind: string, message: string) {
    super(message);
    this.kind = kind;
  }
}

/**
 * Does one long piece of work in a thread of its own, which ends with it.
 * @param path of the thread's source below `src`, without extension; it calls `serveThread`
 * @throws ThreadError with the name and message of the work's error
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller says what the thread takes and sends
export function runThread<Input, News, Output>(options: {
  readonly path: string;
  readonly input: Input;
  readonly maxMegabytes: number;
  readonly onNews: (news: News) => void;
}): Promise<Output> {
  const { path, input, maxMegabytes, onNews } = options;
  const resourceLimits = { maxOldGenerationSizeMb: maxMegabytes };
  const worker = startWorker(path, { workerData: input, resourceLimits });
  return new Promise<Output>((resolve, reject) => {
    worker.on('message', (message: Message<News, Output>) => {
      if ('news' in message) onNews(message.news);
      else if ('output' in message) resolve(message.output);
      else reject(new ThreadError(message.failure.name, message.failure.message));
    });
    worker.on('error', reject);
    worker.on('exit', () => reject(new ThreadError('Error', 'the thread has ended')));
  });
}

/** Runs in a thread: does the work, tells its news, and sends its result. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- `work` says what a task is
export function serveThread<Input, News, Output>(
  work: (input: Input, tell: (news: News) => void) => Promise<Output>,
): void {
  if (isMainThread || parentPort === null) return;
  const port = parentPort;
  const send = (message: Message<News, Output>) => port.postMessage(message);
  void work(workerData as Input, (news) => send({ news }))
    .then((output) => send({ output }))
    .catch((error: unknown) => send({ failure: readFailure(error) }));
}

function readFailure(error: unknown): { name: string; message: string } {
  return error instanceof Error
    ? { name: error.name, message: error.message }
    : { name: 'Error', message: String(error) };
}
