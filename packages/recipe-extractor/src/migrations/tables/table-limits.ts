/** What a table of recipes can have at most; more is no table of recipes. */
export const tableLimits = { rows: 50_000, columns: 1_000 } as const;

/** The table has more rows or columns than a table of recipes. Its message says so to who has sent it. */
export class TableTooLargeError extends Error {
  override readonly name = 'TableTooLargeError';

  constructor() {
    super(`This table has more than ${tableLimits.rows} rows or ${tableLimits.columns} columns`);
  }
}
