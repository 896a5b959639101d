/** Groups and households of the whole server, for administrators. */
export { adminGroupRoutes } from './admin-groups.routes.ts';
export { adminHouseholdRoutes } from './admin-households.routes.ts';
