/** What the AI service of the server can do. */
export { aiServicesQuery } from './ai-services.queries.ts';
