/** Something that has a place in a day of the plan. */
export interface Placed {
  readonly id: number;
  readonly date: string;
  readonly position: number;
}

/** Entries as the days run, each day from its first place to its last. */
export function inOrder<Entry extends Placed>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => a.date.localeCompare(b.date) || a.position - b.position || a.id - b.id);
}

/** The entries of one day. */
export function ofDay<Entry extends Placed>(entries: readonly Entry[], date: string): Entry[] {
  return entries.filter((entry) => entry.date === date);
}

/** The plan with an entry at its place, whether it was elsewhere before or nowhere; the others make room. */
export function withEntry<Entry extends Placed>(entries: readonly Entry[], entry: Entry): Entry[] {
  const others = entries.filter(({ id }) => id !== entry.id);
  const day = inOrder(ofDay(others, entry.date)).toSpliced(entry.position, 0, entry);
  const rest = others.filter(({ date }) => date !== entry.date);
  return inOrder([...rest, ...day.map((one, position) => ({ ...one, position }))]);
}
