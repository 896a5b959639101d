import { useEffect, useMemo, useRef, useState } from 'react';
import { toggled } from '../../../../ui/toggled.ts';

/** Chooses a row; as a range, with those between it and the one that was chosen before. */
export type Choose = (id: string, isRange: boolean) => void;

/** Several rows that are chosen, to do the same with all of them. */
export interface Selection {
  /** Null outside selection mode. */
  ids: ReadonlySet<string> | null;
  start: () => void;
  stop: () => void;
  /** Chooses a row, or lets it go. As a range, all from the one before to this one are chosen. */
  toggle: Choose;
  all: (ids: readonly string[]) => void;
}

/** Keeps which rows are chosen. `every` are the ids of all rows, in order. */
export function useSelection(every: readonly string[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null);
  const rows = useRef(every);
  const anchor = useRef<string | null>(null);
  useEffect(() => {
    rows.current = every;
  });
  const actions = useMemo(
    (): Omit<Selection, 'ids'> => ({
      start: () => {
        anchor.current = null;
        setIds(new Set());
      },
      stop: () => setIds(null),
      toggle: (id, isRange) => {
        const range = isRange ? between(rows.current, anchor.current, id) : [];
        anchor.current = id;
        setIds((before) => {
          const chosen = before ?? new Set<string>();
          return range.length === 0 ? toggled(chosen, id) : new Set([...chosen, ...range]);
        });
      },
      all: (all) => setIds(new Set(all)),
    }),
    [],
  );
  return { ids, ...actions };
}

/** The rows from one to another, in either direction; none if the first does not exist. */
export function between(rows: readonly string[], from: string | null, to: string): readonly string[] {
  const start = from === null ? -1 : rows.indexOf(from);
  const end = rows.indexOf(to);
  if (start === -1 || end === -1) return [];
  return rows.slice(Math.min(start, end), Math.max(start, end) + 1);
}
