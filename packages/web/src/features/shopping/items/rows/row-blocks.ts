/** So many rows a new block gets; those that come later may fill it further. */
const firstRows = 25;
const maxRows = 40;

/** Rows that stand and change together. */
export interface RowBlock<T> {
  readonly id: string;
  readonly rows: readonly T[];
}

/** Which row stood in which block. */
export type Places = ReadonlyMap<string, string>;

/**
 * Divides rows into blocks. A row stays in the block where it was as long as the order allows it: who taps on a row
 * while others come and go still meets the same one.
 */
export function inBlocks<T extends { readonly id: string }>(
  rows: readonly T[],
  before: Places = new Map(),
): RowBlock<T>[] {
  const blocks: { id: string; rows: T[] }[] = [];
  const ids = new Set<string>();
  const begin = (id: string, row: T) => {
    blocks.push({ id, rows: [row] });
    ids.add(id);
  };
  for (const row of rows) {
    const [last, place] = [blocks.at(-1), before.get(row.id)];
    const isElsewhere = place !== undefined && !ids.has(place);
    const most = before.size === 0 ? firstRows : maxRows;
    if (isElsewhere) begin(place, row);
    else if (last !== undefined && (place === last.id || last.rows.length < most)) last.rows.push(row);
    else begin(freeId(row.id, ids), row);
  }
  return blocks;
}

/** A block is called after its first row, unless another one was. */
function freeId(id: string, ids: ReadonlySet<string>): string {
  return ids.has(id) ? freeId(`${id}+`, ids) : id;
}

/** Which row stands in which of these blocks. */
export function placesIn(blocks: readonly RowBlock<{ readonly id: string }>[]): Places {
  return new Map(blocks.flatMap((block) => block.rows.map((row): [string, string] => [row.id, block.id])));
}

/**
 * Divides rows again and again, and remembers where each stood. Any earlier places will do, so that it does no harm when
 * what came of one call was never shown.
 */
export function keepingPlaces<T extends { readonly id: string }>() {
  let places: Places = new Map();
  return (rows: readonly T[]): readonly RowBlock<T>[] => {
    const blocks = inBlocks(rows, places);
    places = placesIn(blocks);
    return blocks;
  };
}

/** Whether two lists hold the same values, in the same order. */
export function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, at) => value === other[at]);
}
