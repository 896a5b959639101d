/** Starter recipes: twelve everyday dishes that a new household can begin with, and how they are deleted again. */
export { starterRoutes } from './starters.routes.ts';
