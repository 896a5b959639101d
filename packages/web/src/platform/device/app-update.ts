const lookAgainMs = 1_800_000;

/** Told by the page to a worker that waits, see `service-worker.ts`. */
const activateMessage = 'activate';

/**
 * Calls back when the files of a newer release are on this device and wait for the page to be loaded anew. Until then the
 * page keeps running on its own files.
 *
 * @returns the function that ends watching
 */
export function watchForUpdate(onReady: (load: () => void) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const ended = new AbortController();
  void navigator.serviceWorker.ready.then((registration) => {
    if (ended.signal.aborted) return;
    const look = () => {
      const { waiting } = registration;
      if (waiting !== null && navigator.serviceWorker.controller !== null) onReady(() => loadNewer(waiting));
    };
    registration.addEventListener('updatefound', () => followInstall(registration, look), ended);
    const timer = setInterval(() => void registration.update().catch(() => undefined), lookAgainMs);
    ended.signal.addEventListener('abort', () => clearInterval(timer));
    look();
  });
  return () => ended.abort();
}

function followInstall({ installing }: ServiceWorkerRegistration, onInstalled: () => void): void {
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed') onInstalled();
  });
}

function loadNewer(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => globalThis.location.reload(), {
    once: true,
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
  worker.postMessage(activateMessage);
}
