/** Does work for every item, that many at a time. The first error ends it once what has begun is done. */
export async function runAll<T>(
  items: Iterable<T>,
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = items[Symbol.iterator]();
  const state = { hasFailed: false };
  const runner = async () => {
    for (let next = waiting.next(); next.done !== true && !state.hasFailed; next = waiting.next()) {
      await work(next.value).catch((error: unknown) => {
        state.hasFailed = true;
        throw error;
      });
    }
  };
  const results = await Promise.allSettled(Array.from({ length: atOnce }, runner));
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}
