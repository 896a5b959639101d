import type { LiveChange } from '@hearth/contract';
import { onSite } from '../boot/site-address.ts';

/** An event of the stream: a change in the household, or that some may have been missed. */
export type LiveEvent = LiveChange | 'missed';

const path = '/api/households/live';
/** The server sends a heartbeat every 20 seconds; after this silence the stream counts as broken. */
const maxSilenceMs = 45_000;
const reopenMs = 5_000;

/**
 * The stream of changes in the household, open while it has listeners and the page is visible: a hidden page
 * catches up when it becomes visible, and a browser with many tabs keeps few connections.
 */
class LiveStream {
  readonly #listeners = new Set<(event: LiveEvent) => void>();
  readonly #watchers = new Set<() => void>();
  #source: EventSource | undefined;
  #timeout: ReturnType<typeof setTimeout> | undefined;
  #lastId = '';
  #isOpen = false;

  /** Whether the stream is connected. */
  readonly isOpen = (): boolean => this.#isOpen;

  /** Subscribes to {@link isOpen}. */
  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  /** @returns the function that unsubscribes */
  listen(listener: (event: LiveEvent) => void): () => void {
    if (this.#listeners.size === 0) document.addEventListener('visibilitychange', this.#update);
    this.#listeners.add(listener);
    this.#update();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) document.removeEventListener('visibilitychange', this.#update);
      this.#update();
    };
  }

  readonly #update = (): void => {
    const isWanted = this.#listeners.size > 0 && document.visibilityState === 'visible';
    if (isWanted && this.#source === undefined) this.#open();
    if (!isWanted) this.#close();
  };

  #open(): void {
    const after = this.#lastId === '' ? '' : `?after=${encodeURIComponent(this.#lastId)}`;
    const source = new EventSource(onSite(path + after));
    this.#source = source;
    for (const name of ['hello', 'beat', 'missed', 'change'])
      source.addEventListener(name, (event) => this.#receive(name, event));
    // The browser reconnects by itself unless the server refuses.
    source.addEventListener('error', () => {
      this.#setOpen(false);
      if (source.readyState === EventSource.CLOSED) this.#reopen();
    });
    this.#restartTimeout();
  }

  #receive(name: string, event: MessageEvent): void {
    if (event.lastEventId !== '') this.#lastId = event.lastEventId;
    this.#restartTimeout();
    this.#setOpen(true);
    if (name === 'missed') this.#notify('missed');
    if (name === 'change') this.#notify(JSON.parse(String(event.data)) as LiveChange);
  }

  #notify(event: LiveEvent): void {
    for (const listener of this.#listeners) listener(event);
  }

  #restartTimeout(): void {
    clearTimeout(this.#timeout);
    this.#timeout = setTimeout(() => {
      this.#close();
      this.#update();
    }, maxSilenceMs);
  }

  #reopen(): void {
    this.#close();
    this.#timeout = setTimeout(this.#update, reopenMs);
  }

  #close(): void {
    clearTimeout(this.#timeout);
    this.#source?.close();
    this.#source = undefined;
    this.#setOpen(false);
  }

  #setOpen(isOpen: boolean): void {
    if (isOpen === this.#isOpen) return;
    this.#isOpen = isOpen;
    for (const watcher of this.#watchers) watcher();
  }
}

/** The one stream of this page. */
export const liveStream = new LiveStream();
