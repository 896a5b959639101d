/** API tokens: long-lived keys for programs, each with a scope and an end. */
export { apiTokenRoutes } from './api-tokens.routes.ts';
export { deleteTokensOf } from './api-tokens.repository.ts';
export { listApiTokens, looksLikeApiToken, purgeExpiredTokens, readApiToken } from './api-tokens.service.ts';
