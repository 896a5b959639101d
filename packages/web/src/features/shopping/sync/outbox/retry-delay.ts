/** Waiting before another try that ends early when the network is back or the page is looked at again. */
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

  /** Ends any wait when the browser has a network again, or shows the page again. */
  endOnReturn(browser: Pick<EventTarget, 'addEventListener'>, page: Pick<EventTarget, 'addEventListener'>) {
    browser.addEventListener('online', () => this.#end());
    page.addEventListener('visibilitychange', () => this.#end());
  }
}
