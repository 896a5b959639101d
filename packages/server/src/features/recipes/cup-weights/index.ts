/** What cups of the ingredients of a recipe weigh. */
export { cupWeightRoutes } from './cup-weights.routes.ts';
export { cupWeightsIn } from './cup-weights.service.ts';
