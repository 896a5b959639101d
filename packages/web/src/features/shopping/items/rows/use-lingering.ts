import { useEffect, useMemo, useRef, useState } from 'react';

/** A ticked item stays in place for this long: as long as its toast offers to undo. */
const lingerMs = 6_000;

/** Items that were just ticked and stay in place, struck through. */
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
