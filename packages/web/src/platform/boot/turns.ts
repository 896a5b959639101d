const maxWaitForPaintMs = 250;

/** Lets the browser answer to clicks and draw before the next piece of a long start. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Once what the server has written into the page was drawn; soon in any case, for a page in the background never is. */
export function drawn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, maxWaitForPaintMs);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
