import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../../../../platform/api/index.ts';
import { readingOf } from './quick-reading.ts';

/** What a line says, with the foods and units of the group. Reading it is a question, though it travels as a POST. */
export function lineReadingQuery(line: string) {
  return queryOptions({
    queryKey: ['ingredient-words', 'line', line],
    queryFn: async ({ signal }) => {
      const body = { parser: 'brute' as const, ingredient: line };
      const options = { signal, quiet: true };
      return readingOf(await api.post('/api/parser/ingredient', { body, ...options }));
    },
    staleTime: 30_000,
    retry: false,
  });
}
