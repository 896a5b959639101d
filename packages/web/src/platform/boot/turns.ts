const maxWaitForPaintMs = 250;

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
