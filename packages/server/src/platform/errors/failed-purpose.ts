const purposes = new WeakMap<Error, string>();

/** Remembers the purpose of the system scope in which an error occurred; the innermost one stays. */
export function recordPurpose(error: unknown, purpose: string): void {
  if (error instanceof Error && !purposes.has(error)) purposes.set(error, purpose);
}

/** The purpose of the system scope in which an error occurred, for the log; undefined for other errors. */
export function findPurpose(error: unknown): string | undefined {
  return error instanceof Error ? purposes.get(error) : undefined;
}
