/** The release. Clients compare it, so it only grows; the first one follows what they ask for at least. */
export const version = 'v2.8.0';
