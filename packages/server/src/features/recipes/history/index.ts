/** What a recipe was before: its states, what differs between them, and making one anew. */
export { historyRoutes } from './history.routes.ts';
