/** Files that a token stands for. */
export { FileTokens } from './file-token.ts';
export { downloadRoutes } from './downloads.routes.ts';
