import { set } from 'idb-keyval';
import { toDraft } from '../features/recipes/edit/state/draft.ts';
import { openKeptRecipes } from '../platform/offline/kept/kept-recipes.ts';
import { type PendingWrite, readSent } from '../platform/offline/outbox/pending-write.ts';
import { openPendingWrites } from '../platform/offline/outbox/pending-writes.ts';
import { newId } from '../ui/new-id.ts';
import type { Recipe } from '@hearth/contract';
import { answerFor, cacheLoaded, shell } from './answer-for.ts';
import { readSelf } from './on-device.ts';
import { Outbox } from './outbox/outbox.ts';
import type { Parts } from './parts.ts';

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
  readonly registration: {
    readonly scope: string;
    /** Background synchronisation, where the browser has it. */
    readonly sync?: { register(tag: string): Promise<void> };
  };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: string, listener: (event: WorkerEvent) => void): void;
}

/** Inserted by the build: the files of an offline start, and the id of the build. */
declare const hearthFiles: readonly string[];
declare const hearthBuild: string;

const worker = globalThis as unknown as Worker;
/** The worker's scope is the path below which the app is served. */
const base = new URL(worker.registration.scope).pathname.replace(/\/$/, '');
/** Sent by `platform/offline/outbox/outbox-news.ts` when there is a network again. */
const sendMessage = 'send';
/** Sent by `platform/device/app-update.ts`. */
const activateMessage = 'activate';
const filesName = `hearth-files-${hearthBuild}`;
/** Received by `platform/offline/connection.ts`. */
const pages = new BroadcastChannel('hearth-connection');
/** Received by `platform/offline/outbox/outbox-news.ts`. */
const news = new BroadcastChannel('hearth-outbox');
const syncTag = 'hearth-outbox';
const answers = () => caches.open(`hearth-answers${base}`);
const kept = openKeptRecipes(base);
const outbox = new Outbox({
  base,
  kept,
  writes: openPendingWrites(base),
  fetch: (request) => fetch(request),
  readSelf: () => readSelf({ answers }),
  keepDraft,
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  tell: (message) => news.postMessage(message),
  wakeLater: async () => worker.registration.sync?.register(syncTag),
  isOnline: () => navigator.onLine,
  newId,
  now: () => new Date(),
});
const parts: Parts = {
  origin: worker.location.origin,
  base,
  files: () => caches.open(filesName),
  answers,
  pictures: () => caches.open(`hearth-pictures${base}`),
  kept,
  outbox,
  shared: () => caches.open(`hearth-shared${base}`),
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

worker.addEventListener('sync', (event) => event.waitUntil(outbox.send()));

// A page sends the URLs that it loaded before the worker was active, or has this build take the place of an older one.
worker.addEventListener('message', (event) => {
  if (event.data === activateMessage) event.waitUntil(worker.skipWaiting());
  if (event.data === sendMessage) event.waitUntil(outbox.send());
  if (Array.isArray(event.data)) event.waitUntil(cacheLoaded(parts, event.data.map(String)));
});

async function dropOlder(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith('hearth-files-') && name !== filesName);
  await Promise.all(older.map((name) => caches.delete(name)));
}

/** A recipe that someone has to merge waits as the unsaved work of its editor, see `use-stored-draft.ts`. */
async function keepDraft(write: PendingWrite): Promise<void> {
  const { userId, recipeId, base: before } = write;
  if (before === null) return;
  const draft = toDraft({ ...before.recipe, ...readSent<Recipe>(write) });
  const value = { draft, base: { recipe: toDraft(before.recipe), etag: before.etag } };
  await set(`hearth.draft.recipe:${userId}:${recipeId ?? ''}`, { value, savedAt: Date.now() });
}
