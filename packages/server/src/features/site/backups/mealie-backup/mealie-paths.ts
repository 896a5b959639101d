/** Where things are in a backup of Mealie, and in its data folder. */
export const mealiePaths = {
  /** All tables, an array of rows each. */
  database: 'database.json',
  /** The folder of the files. */
  files: 'data/',
  /** The database of a data folder. */
  sqlite: 'mealie.db',
};
