import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

type FindWorker = (file: string) => URL | undefined;

let findBundled: FindWorker = () => undefined;

/**
 * Lets sources start the workers of a bundle of the same commit, as whole runs of tests do: TypeScript is compiled anew
 * by each worker, which takes seconds.
 * @param find the worker of a name with its ending, if the bundle has it
 */
export function useBundledWorkers(find: FindWorker): void {
  findBundled = find;
}

/**
 * The URL of a worker's code: next to the sources during development, else next to the chunks of the bundle.
 *
 * @param path of the source below `src`, without extension:
 * `features/imports/recipe-imports/from-url/page-worker`
 * @param from the location of the calling code
 */
export function workerFile(path: string, from = import.meta.url): URL {
  const file = `${basename(path)}.js`;
  if (from.endsWith('.ts')) return findBundled(file) ?? new URL(`../../${path}.ts`, from);
  return new URL(from.includes('/chunks/') ? file : `chunks/${file}`, from);
}

/** Starts a thread. TypeScript sources run through a loader, the bundle directly. */
export function startWorker(path: string, options: WorkerOptions): Worker {
  const file = workerFile(path);
  if (file.pathname.endsWith('.js')) return new Worker(file, options);
  const loader = new URL(
    'dist/esm/api/index.mjs',
    pathToFileURL(createRequire(import.meta.url).resolve('tsx/package.json')),
  ).href;
  const start = `import('${loader}').then(({ register }) => { register(); return import('${file.href}'); });`;
  return new Worker(start, { ...options, eval: true });
}
