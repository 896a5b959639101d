/** Figures of a household and its group. */
export { statisticsRoutes } from './statistics.routes.ts';
