/** Groups and households of the whole server, for administrators. */
export { adminPlaceRoutes } from './admin-places.routes.ts';
