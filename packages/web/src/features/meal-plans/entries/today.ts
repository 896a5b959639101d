/** Longest time between two looks at the clock: someone may set it, and travel changes its zone. */
const maxWaitMs = 60 * 60 * 1000;

/** The part of a document that tells when it is looked at again. */
type Page = Pick<Document, 'addEventListener' | 'removeEventListener'>;

/**
 * Tells the time after each local midnight and whenever the page is shown or hidden.
 * @returns the function that ends it
 */
export function watchDay(page: Page, onLook: (now: Date) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    clearTimeout(timer);
    onLook(new Date());
    timer = setTimeout(look, Math.min(msToMidnight(new Date()), maxWaitMs));
  };
  look();
  page.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', look);
  };
}

/** Milliseconds until the next local day begins. */
function msToMidnight(now: Date): number {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return midnight.getTime() - now.getTime();
}
