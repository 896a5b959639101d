/**
 * Sends a long list a part at a time, one after the other, where the server bounds what it takes at once. It ends with
 * the first part that fails; those before it are done.
 *
 * @param size entries of one part
 */
export async function inBatches<T>(
  all: readonly T[],
  size: number,
  send: (part: readonly T[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < all.length; start += size) await send(all.slice(start, start + size));
}
