import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../../../../platform/api/index.ts';

/** Whether the server has an AI service, which may read lines. */
export const hasAiServiceQuery = queryOptions({
  queryKey: ['app', 'about', 'ai'],
  queryFn: async ({ signal }) => (await api.get('/api/app/about', { signal })).enableOpenai,
  staleTime: 600_000,
});
