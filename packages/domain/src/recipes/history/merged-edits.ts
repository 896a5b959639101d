/** Edits of one person within this time, counted from the first of them, are one state. */
export const mergeMs = 10 * 60_000;

interface Edit {
  /** Null when that person is gone. */
  readonly userId: string | null;
  readonly kind: string;
}

/**
 * Whether another edit is merged into the newest state: the same user, within {@link mergeMs} of its first edit.
 * Restoring an earlier state is always a state of its own, so that it can be undone.
 */
export function isSameEdit(newest: Edit & { begunMs: number }, further: Edit & { atMs: number }): boolean {
  if (newest.kind !== 'edited' || further.kind !== 'edited') return false;
  if (newest.userId === null || newest.userId !== further.userId) return false;
  const age = further.atMs - newest.begunMs;
  return age >= 0 && age < mergeMs;
}
