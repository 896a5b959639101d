/** Milliseconds of work before other requests have their turn. */
const turnMs = 10;

/** Maps items one after another, in turns of the event loop: long lists hold nobody else up. */
export async function mapInTurns<Item, Result>(
  items: Iterable<Item>,
  map: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let begun = performance.now();
  for (const item of items) {
    if (performance.now() - begun > turnMs) {
      await new Promise((resume) => setImmediate(resume));
      begun = performance.now();
    }
    results.push(map(item, results.length));
  }
  return results;
}
