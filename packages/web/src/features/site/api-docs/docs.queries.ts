import { queryOptions } from '@tanstack/react-query';
import { getOutsideContract } from '../../../platform/api/index.ts';
import type { OpenApi } from './openapi.ts';

/** The server's description of its own API. */
export const openApiQuery = queryOptions({
  queryKey: ['openapi'],
  queryFn: ({ signal }) => getOutsideContract<OpenApi>('/openapi.json', { signal, anonymous: true }),
  staleTime: Number.POSITIVE_INFINITY,
});
