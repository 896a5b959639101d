/** What cups of the ingredients of a recipe weigh. */
export { cupWeightRoutes } from './cup-weights.routes.ts';
