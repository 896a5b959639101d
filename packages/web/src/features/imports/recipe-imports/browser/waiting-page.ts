import type { HandedPage } from './handed-page.ts';

const storageKey = 'hearth.handedPage';

/** Keeps a page in this tab until it is imported or discarded: it waits through a sign-in. False if there is no room. */
export function keepWaitingPage(page: HandedPage): boolean {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(page));
    return true;
  } catch {
    return false;
  }
}

/** The page that waits in this tab. */
export function readWaitingPage(): HandedPage | null {
  const text = sessionStorage.getItem(storageKey);
  return text === null ? null : (JSON.parse(text) as HandedPage);
}

/** Forgets the page that waits. */
export function dropWaitingPage(): void {
  sessionStorage.removeItem(storageKey);
}
