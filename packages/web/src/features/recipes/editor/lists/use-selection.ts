import { useMemo, useState } from 'react';

/** Several rows that are chosen, to do the same with all of them. */
export interface Selection {
  /** Null while nobody chooses. */
  ids: ReadonlySet<string> | null;
  start: () => void;
  stop: () => void;
  toggle: (id: string) => void;
  all: (ids: readonly string[]) => void;
}

/** Keeps which rows are chosen. */
export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null);
  const actions = useMemo(
    (): Omit<Selection, 'ids'> => ({
      start: () => setIds(new Set()),
      stop: () => setIds(null),
      toggle: (id) =>
        setIds((before) => {
          const next = new Set(before);
          if (!next.delete(id)) next.add(id);
          return next;
        }),
      all: (every) => setIds(new Set(every)),
    }),
    [],
  );
  return { ids, ...actions };
}
