import { useEffect, useMemo, useRef, useState } from 'react';

/** So long an item that was ticked stays where it was: as long as its toast can undo it. */
const lingerMs = 6_000;

/** Items that were ticked a moment ago and stay in their place, struck through. */
export function useLingering() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
    };
  }, []);
  const ops = useMemo(() => {
    const drop = (id: string) => {
      clearTimeout(timers.current.get(id));
      timers.current.delete(id);
      setIds((before) => new Set([...before].filter((other) => other !== id)));
    };
    const add = (id: string) => {
      setIds((before) => new Set([...before, id]));
      clearTimeout(timers.current.get(id));
      timers.current.set(
        id,
        setTimeout(() => drop(id), lingerMs),
      );
    };
    return { add, drop };
  }, []);
  return { ids, ...ops };
}
