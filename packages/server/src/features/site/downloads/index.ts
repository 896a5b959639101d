/** Downloads of files by token. */
export { FileTokens } from './file-token.ts';
export { downloadRoutes } from './downloads.routes.ts';
