/** The delay before the first retry. */
export const minRetryDelayMs = 1000;
const maxRetryDelayMs = 30_000;

/** Exponential backoff: the delay after one that did not help. */
export function growRetryDelay(ms: number): number {
  return Math.min(ms * 2, maxRetryDelayMs);
}

/** A delay before a retry that ends early when the network is back or the page becomes visible. */
export class RetryDelay {
  #end: () => void = () => undefined;

  async wait(ms: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#end = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Ends any delay when the browser is online again or the page becomes visible. */
  endOnReturn(browser: Pick<EventTarget, 'addEventListener'>, page: Pick<EventTarget, 'addEventListener'>) {
    browser.addEventListener('online', () => this.#end());
    page.addEventListener('visibilitychange', () => this.#end());
  }
}
