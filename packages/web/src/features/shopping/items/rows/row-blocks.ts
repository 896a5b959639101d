/** Rows of a new block; later ones may fill it up to {@link maxRows}. */
const firstRows = 25;
const maxRows = 40;

/** Rows that render together. */
export interface RowBlock<T> {
  readonly id: string;
  readonly rows: readonly T[];
}

/** The block id of each row. */
export type Places = ReadonlyMap<string, string>;

/**
 * Divides rows into blocks. A row stays in its block as long as the order allows it, so that it stays under
 * the finger while other rows come and go.
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
    const maxLength = before.size === 0 ? firstRows : maxRows;
    if (isElsewhere) begin(place, row);
    else if (last !== undefined && (place === last.id || last.rows.length < maxLength)) last.rows.push(row);
    else begin(freeId(row.id, ids), row);
  }
  return blocks;
}

/** The id of a block is that of its first row, made unique. */
function freeId(id: string, ids: ReadonlySet<string>): string {
  return ids.has(id) ? freeId(`${id}+`, ids) : id;
}

/** The block id of each row in these blocks. */
export function placesIn(blocks: readonly RowBlock<{ readonly id: string }>[]): Places {
  return new Map(blocks.flatMap((block) => block.rows.map((row): [string, string] => [row.id, block.id])));
}

/**
 * A division of rows that reuses the places of the previous call. Any earlier places are valid, so a
 * discarded render does no harm.
 */
export function stableDivision<T extends { readonly id: string }>() {
  let places: Places = new Map();
  return (rows: readonly T[]): readonly RowBlock<T>[] => {
    const blocks = inBlocks(rows, places);
    places = placesIn(blocks);
    return blocks;
  };
}

/** Whether two lists contain the same values in the same order. */
export function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, at) => value === other[at]);
}
