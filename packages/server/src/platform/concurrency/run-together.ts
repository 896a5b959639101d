/**
 * Waits for work that was begun at once, and answers its results as `Promise.all` does; after an error it waits for the
 * rest as well. Within a transaction nothing may go on when it ends: a statement that came late would be outside of it.
 * PostgreSQL gets the statements of such work as one (`db/postgres/statement-batch.ts`), so they must not depend on each
 * other.
 */
export async function runTogether<const Work extends readonly unknown[]>(
  work: Work,
): Promise<{ -readonly [At in keyof Work]: Awaited<Work[At]> }> {
  await Promise.allSettled(work);
  return Promise.all(work);
}
