/** What the server does by itself, as administrators see it. */
export { adminJobRoutes } from './admin-jobs.routes.ts';
