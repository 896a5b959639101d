import { type RefObject, useEffect, useRef } from 'react';

/**
 * Lets a sticky column scroll with the page until its end is in sight, and stick there: its style sheet computes the
 * place from `--column-block-size`, in pixels. A column that is shorter than the window sticks with its beginning.
 */
export function useStickyToEnd(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const column = ref.current;
    if (column === null) return undefined;
    const observer = new ResizeObserver(() =>
      column.style.setProperty('--column-block-size', `${column.offsetHeight}px`),
    );
    observer.observe(column);
    return () => observer.disconnect();
  }, []);
  return ref;
}
