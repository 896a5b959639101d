import { basePath } from '../boot/site-address.ts';

/** The cache of the API's responses. Servers below other paths of the same host have their own. */
export const answersCache = `hearth-answers${basePath}`;
