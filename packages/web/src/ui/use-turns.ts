import { startTransition, useEffect, useState } from 'react';

/**
 * How many parts of a long page to show. It begins with the first; with each turn comes another one, until there are
 * `count`: between them the browser draws, and answers whoever taps. Then it is infinite, so that what is added later
 * shows at once.
 */
export function useTurns(count: number): number {
  const [shown, setShown] = useState(() => (count > 1 ? 1 : Number.POSITIVE_INFINITY));
  useEffect(() => {
    if (shown === Number.POSITIVE_INFINITY) return undefined;
    const next = shown + 1 < count ? shown + 1 : Number.POSITIVE_INFINITY;
    const timer = setTimeout(() => startTransition(() => setShown(next)));
    return () => clearTimeout(timer);
  }, [shown, count]);
  return shown;
}
