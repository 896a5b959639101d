import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../../../platform/api/index.ts';
import { type QuickReading, buildReading } from './quick-reading.ts';

/** A line parsed with the foods and units of the group. It is a query, although the request is a POST. */
export function lineReadingQuery(line: string) {
  return queryOptions({
    queryKey: ['catalog-entries', 'line', line],
    queryFn: async ({ signal }) => {
      const body = { parser: 'nlp' as const, ingredient: line };
      const options = { signal, quiet: true };
      return buildReading(await api.post('/api/parser/ingredient', { body, ...options }));
    },
    staleTime: 30_000,
    retry: false,
  });
}

/** Lines parsed with the foods and units of the group, in their order. */
export async function readLines(ingredients: readonly string[]): Promise<QuickReading[]> {
  const body = { parser: 'nlp' as const, ingredients: [...ingredients] };
  return (await api.post('/api/parser/ingredients', { body, quiet: true })).map(buildReading);
}
