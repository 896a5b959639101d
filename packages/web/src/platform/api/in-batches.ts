/**
 * Sends a long list in batches, one after the other, because the server limits the entries of a request. It stops at
 * the first batch that fails; earlier ones are done.
 *
 * @param size entries per batch
 */
export async function inBatches<T>(
  all: readonly T[],
  size: number,
  send: (part: readonly T[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < all.length; start += size) await send(all.slice(start, start + size));
}
