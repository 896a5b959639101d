import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../../../platform/api/index.ts';
import { scrapeAnswer } from './scrape-answer.ts';

/** Whether the server has an AI service that reads pages. */
export const hasAiQuery = queryOptions({
  queryKey: ['app', 'about', 'ai'],
  queryFn: async ({ signal }) => (await api.get('/api/app/about', { signal })).enableOpenai,
  staleTime: 600_000,
});

/** Reads a page without storing it: the recipe, or null where there is none. */
export function useTestScrape() {
  return useMutation({
    mutationFn: async (page: { url: string; useOpenAI: boolean }) => {
      const body = { ...page, withOrigins: true };
      return scrapeAnswer(await api.post('/api/recipes/test-scrape-url', { body, quiet: true }));
    },
  });
}
