/** What the server says about itself, and where that leads. */
export { homeTarget, shortLinkTarget } from './entry-targets.ts';
