/** The AI service that the operator has configured. */
export { aiRoutes } from './ai.routes.ts';
