/** Public information about the server, and the entry page that follows from it. */
export { homeTarget, shortLinkTarget } from './entry-targets.ts';
