import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../../../platform/api/index.ts';

/** Whether the server has an AI service that reads pages. */
export const hasAiQuery = queryOptions({
  queryKey: ['app', 'about', 'ai'],
  queryFn: async ({ signal }) => (await api.get('/api/app/about', { signal })).enableOpenai,
  staleTime: 600_000,
});

/** Reads a page without storing it: a schema.org recipe, or a text that says that there is none. */
export function useTestScrape() {
  return useMutation({
    mutationFn: (body: { url: string; useOpenAI: boolean }) =>
      api.post('/api/recipes/test-scrape-url', { body, quiet: true }),
  });
}
