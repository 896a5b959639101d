/** The client of the API. */
export { api, type Tagged } from './api.ts';
export { ApiError, isApiError } from './api-error.ts';
export { useOptimisticChange } from './use-optimistic-change.ts';
export type { QueryValue } from './query-text.ts';
