/** The history of a recipe: its states, the differences between them, and restoring one. */
export { historyRoutes } from './history.routes.ts';
