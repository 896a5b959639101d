import { useMutation } from '@tanstack/react-query';
import { api } from '../../../../platform/api/index.ts';
import { scrapeAnswer } from './scrape-answer.ts';

/** Reads a page without storing it: the recipe, or null where there is none. */
export function useTestScrape() {
  return useMutation({
    mutationFn: async (page: { url: string; useOpenAI: boolean }) => {
      const body = { ...page, withOrigins: true };
      return scrapeAnswer(await api.post('/api/recipes/test-scrape-url', { body, quiet: true }));
    },
  });
}
