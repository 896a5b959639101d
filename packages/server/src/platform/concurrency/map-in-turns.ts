import { Turns } from './turns.ts';

/** Maps items one after another, in turns of the event loop: long lists do not hold up other requests. */
export async function mapInTurns<Item, Result>(
  items: Iterable<Item>,
  map: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  const turns = new Turns();
  for (const item of items) {
    if (turns.isOver) await turns.give();
    results.push(map(item, results.length));
  }
  return results;
}
