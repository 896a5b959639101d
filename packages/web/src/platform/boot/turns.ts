const maxWaitForPaintMs = 250;

/** After this a page is taken for calm, and what it can do without for a while is fetched: its own requests go first. */
export const calmMs = 5000;

/** Lets the browser answer to clicks and draw before the next piece of a long start. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Resolves after the server's HTML was painted; with a timeout, because a background page is never painted. */
export function drawn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, maxWaitForPaintMs);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
