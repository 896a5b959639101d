import { useSyncExternalStore } from 'react';

/** The event by which Chromium's browsers offer to install the app; no other browser has it, and no type library. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

/** Held back by a script of the page itself (index.html), because it comes before the code of the app. */
declare global {
  var hearthInstallPrompt: InstallPromptEvent | undefined;
}

/** What changes the way. */
const events = ['beforeinstallprompt', 'appinstalled'] as const;
const listeners = new Set<() => void>();

/** Asks the browser to install the app; an offer can be used once. */
export async function install(): Promise<void> {
  const event = globalThis.hearthInstallPrompt;
  globalThis.hearthInstallPrompt = undefined;
  announce();
  await event?.prompt();
}

/** How this device installs the app: by the browser's dialog, by hand from a menu, or not at all. */
export type InstallWay = 'prompt' | 'share-menu' | 'none';

/** The way that is open now; `none` once the app is installed and shown as one. */
export function useInstallWay(): InstallWay {
  return useSyncExternalStore(subscribe, findInstallWay);
}

/** As {@link useInstallWay}, outside of components. */
export function findInstallWay(): InstallWay {
  if (isInstalled()) return 'none';
  if (globalThis.hearthInstallPrompt !== undefined) return 'prompt';
  return isAppleTouch(globalThis.navigator) ? 'share-menu' : 'none';
}

/** Whether the page runs as an installed app. */
export function isInstalled(): boolean {
  const { navigator } = globalThis;
  const isOnHomeScreen = 'standalone' in navigator && navigator.standalone === true;
  return isOnHomeScreen || globalThis.matchMedia('(display-mode: standalone)').matches;
}

/** iPhones and iPads, whose newer ones call themselves Macs with a touch screen. */
function isAppleTouch({ userAgent, maxTouchPoints }: Navigator): boolean {
  return /iPhone|iPad/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) for (const name of events) globalThis.addEventListener(name, announce);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) for (const name of events) globalThis.removeEventListener(name, announce);
  };
}

function announce(): void {
  for (const listener of listeners) listener();
}
