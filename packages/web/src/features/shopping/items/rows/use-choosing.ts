import { useMemo, useState } from 'react';

/** The selection of items for a bulk action. */
export interface Choosing {
  readonly isOn: boolean;
  readonly ids: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
  readonly start: () => void;
  readonly stop: () => void;
}

/** The selection; off until it is started. */
export function useChoosing(): Choosing {
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null);
  const ops = useMemo(
    () => ({
      start: () => setIds(new Set()),
      stop: () => setIds(null),
      toggle: (id: string) =>
        setIds((before) => {
          const next = new Set(before);
          if (!next.delete(id)) next.add(id);
          return next;
        }),
    }),
    [],
  );
  return useMemo(() => ({ isOn: ids !== null, ids: ids ?? new Set<string>(), ...ops }), [ids, ops]);
}
