import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Where a worker's code lies: beside the sources while they run as they are, else beside the chunks of the bundle.
 *
 * @param path of the source below `src`, without its ending: `features/imports/recipe-imports/from-url/page-worker`
 * @param from where the asking code lies
 */
export function workerFile(path: string, from = import.meta.url): URL {
  if (from.endsWith('.ts')) return new URL(`../../${path}.ts`, from);
  const file = `${basename(path)}.js`;
  return new URL(from.includes('/chunks/') ? file : `chunks/${file}`, from);
}

/** Starts a thread. Node reads the TypeScript of sources that run as they are through a loader, the bundle as it is. */
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
