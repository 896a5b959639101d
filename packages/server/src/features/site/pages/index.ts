/** What the server writes into the web app's page before it is sent. */
export { pageRenderer } from './pages.routes.ts';
export type { AskApi } from './preloaded-queries.ts';
