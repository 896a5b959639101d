/** A table as it goes into `database.json`. */
export interface WrittenTable {
  readonly name: string;
  readonly rows: Iterable<object> | AsyncIterable<object>;
}

/**
 * The text of `database.json`: an object of all tables, an array of rows each. Only one row is in memory.
 * @param written told of each table and how many rows it has
 */
export async function* databaseText(
  tables: Iterable<WrittenTable>,
  written: (name: string, rows: number) => void = () => undefined,
): AsyncGenerator<string> {
  let before = '{';
  for (const { name, rows } of tables) {
    yield `${before}${JSON.stringify(name)}: [`;
    let count = 0;
    for await (const row of rows) {
      yield `${count === 0 ? '' : ','}\n${JSON.stringify(row)}`;
      count += 1;
    }
    yield ']';
    written(name, count);
    before = ',\n';
  }
  yield '}\n';
}
