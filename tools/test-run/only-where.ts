declare module 'vitest' {
  interface TaskMeta {
    /** Why the test was skipped. */
    skipped?: string;
  }
}

/** Options of a test or suite that some machines cannot run: there it is skipped, and the run says why. */
export function onlyWhere(isThere: boolean, reason: string): { skip?: true; meta?: { skipped: string } } {
  return isThere ? {} : { skip: true, meta: { skipped: reason } };
}
