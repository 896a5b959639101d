import { answerFor, cacheLoaded, type Parts, shell } from './answer-for.ts';

/** The used fields of service worker events. */
interface WorkerEvent extends Event {
  readonly request: Request;
  readonly data: unknown;
  waitUntil(work: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
}

/** The used globals of a service worker: the type libraries of pages and workers conflict. */
interface Worker {
  readonly location: Location;
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  addEventListener(name: string, listener: (event: WorkerEvent) => void): void;
}

/** Inserted by the build: the files of an offline start, and the id of the build. */
declare const hearthFiles: readonly string[];
declare const hearthBuild: string;

const worker = globalThis as unknown as Worker;
/** The worker's scope is the path below which the app is served. */
const base = new URL(worker.registration.scope).pathname.replace(/\/$/, '');
const filesName = `hearth-files-${hearthBuild}`;
/** Received by `platform/offline/connection.ts`. */
const pages = new BroadcastChannel('hearth-connection');
const parts: Parts = {
  origin: worker.location.origin,
  base,
  files: () => caches.open(filesName),
  answers: () => caches.open(`hearth-answers${base}`),
  fetch: (request) => fetch(request),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  notify: (isReached) => pages.postMessage(isReached),
};

worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(filesName).then((cache) => cache.addAll([...hearthFiles, shell].map((path) => base + path))),
  );
});

// Caches of older builds are deleted; a page that still runs one has loaded its files.
worker.addEventListener('activate', (event) => {
  event.waitUntil(dropOlder().then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
  const answer = answerFor(parts, event.request);
  if (answer !== undefined) event.respondWith(answer);
});

// A page sends the URLs that it loaded before the worker was active.
worker.addEventListener('message', (event) => {
  if (Array.isArray(event.data)) event.waitUntil(cacheLoaded(parts, event.data.map(String)));
});

async function dropOlder(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith('hearth-files-') && name !== filesName);
  await Promise.all(older.map((name) => caches.delete(name)));
}
