/**
 * The release of the contract, by which clients decide what a server can do. It only increases and starts at the
 * minimum that they require.
 */
export const version = 'v2.8.0';

/** The release of Hearth itself, as in `package.json` and `CHANGELOG.md`. */
export const hearthVersion = '1.0.0';
