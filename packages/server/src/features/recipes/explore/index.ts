/** The public face of groups. */
export { exploreRoutes } from './explore.routes.ts';
