import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * The URL of a worker's code: next to the sources during development, else next to the chunks of the bundle.
 *
 * @param path of the source below `src`, without extension:
 * `features/imports/recipe-imports/from-url/page-worker`
 * @param from the location of the calling code
 */
export function workerFile(path: string, from = import.meta.url): URL {
  if (from.endsWith('.ts')) return new URL(`../../${path}.ts`, from);
  const file = `${basename(path)}.js`;
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
