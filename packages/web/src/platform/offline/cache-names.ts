import { basePath } from '../boot/site-address.ts';

/** The cache of the API's responses. Servers below other paths of the same host have their own. */
export const answersCache = `hearth-answers${basePath}`;

/** The cache of pictures of kept recipes. */
export const picturesCache = `hearth-pictures${basePath}`;

/** The cache of what other apps shared and the page has not taken. */
export const sharedCache = `hearth-shared${basePath}`;
