import { answerFor, keepUsed, type Parts, shell } from './answer-for.ts';

/** An event of a service worker, as far as it is used here. */
interface WorkerEvent extends Event {
  readonly request: Request;
  readonly data: unknown;
  waitUntil(work: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
}

/** The world of a service worker: the types of pages and of workers cannot stand beside each other. */
interface Worker {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  addEventListener(name: string, listener: (event: WorkerEvent) => void): void;
}

/** Filled in by the build: what a start without a network needs, and a name for this build. */
declare const HEARTH_FILES: readonly string[];
declare const HEARTH_BUILD: string;

const worker = globalThis as unknown as Worker;
const filesName = `hearth-files-${HEARTH_BUILD}`;
/** Heard by `platform/offline/connection.ts`. */
const pages = new BroadcastChannel('hearth-connection');
const parts: Parts = {
  origin: worker.location.origin,
  files: () => caches.open(filesName),
  answers: () => caches.open('hearth-answers'),
  fetch: (request) => fetch(request),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  tell: (isReached) => pages.postMessage(isReached),
};

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(filesName).then((cache) => cache.addAll([...HEARTH_FILES, shell])));
});

// Files of older builds go; a page that still runs one has loaded what it shows.
worker.addEventListener('activate', (event) => {
  event.waitUntil(dropOlder().then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
  const answer = answerFor(parts, event.request);
  if (answer !== undefined) event.respondWith(answer);
});

// A page tells what it has loaded before the worker was there.
worker.addEventListener('message', (event) => {
  if (Array.isArray(event.data)) event.waitUntil(keepUsed(parts, event.data.map(String)));
});

async function dropOlder(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith('hearth-files-') && name !== filesName);
  await Promise.all(older.map((name) => caches.delete(name)));
}
