import { startTransition, useEffect, useState } from 'react';

/**
 * How many parts of a long page to render. It begins with the first and adds one per task until there are `count`:
 * between them the browser paints and handles input. Then it is infinite, so that later additions show at once.
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
