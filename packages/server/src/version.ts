/**
 * The release. Clients compare it, so it only increases; the first release is at the minimum that they
 * require.
 */
export const version = 'v2.8.0';
