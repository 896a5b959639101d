import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api/index.ts';
import type { OpenApi } from './openapi.ts';

/** The server's description of its own API. */
export const openApiQuery = queryOptions({
  queryKey: ['openapi'],
  queryFn: ({ signal }) => api.get<OpenApi>('/openapi.json', { signal, anonymous: true }),
  staleTime: Number.POSITIVE_INFINITY,
});
