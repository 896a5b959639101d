import type { IngredientFood, ParsedIngredient, RegisteredParser } from '@hearth/contract/index';
import { limits } from '@hearth/contract/kernel/limits';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../../platform/api/index.ts';
import type { TextRow } from '../quick/quick-rows.ts';
import type { ReadingRow } from './reading-rows.ts';

/** The language of lines that is chosen by the reader; null for the one that the lines tell. */
export type LineLanguage = ParsedIngredient['language'];

/** Lines read by one of the parsers. It is a query, although the request is a POST. */
export function readingsQuery(texts: readonly TextRow[], parser: RegisteredParser, language: LineLanguage) {
  const ingredients = texts.map(({ line }) => line.trim());
  return queryOptions({
    queryKey: ['catalog-entries', 'readings', parser, language ?? 'auto', ingredients],
    queryFn: ({ signal }) =>
      api.post('/api/parser/ingredients', { body: { parser, ingredients, language }, signal, quiet: true }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
}

/** What a recipe teaches besides its lines. */
export interface TaughtWith {
  readonly language: LineLanguage;
  /** Words that are preparations from now on. */
  readonly preparations: readonly string[];
}

/** Teaches the group what was put right; unchanged rows teach nothing. */
export async function teachRows(
  rows: readonly ReadingRow[],
  { language, preparations }: TaughtWith,
): Promise<void> {
  const lines = rows
    .filter(({ isTouched }) => isTouched)
    .map(({ line, quantity, unit, food, note }) => ({
      line: line.trim(),
      quantity,
      ...getIds({ unit, food }),
      note,
    }));
  if (lines.length === 0) return;
  const corrections = preparations
    .slice(0, limits.aliases)
    .map((text) => ({ kind: 'preparation' as const, text }));
  await api.post('/api/parser/corrections', { body: { lines, corrections, language }, quiet: true });
}

function getIds({ unit, food }: Pick<ReadingRow, 'unit' | 'food'>) {
  return {
    unitId: unit !== null && 'known' in unit ? unit.known.id : null,
    foodId: food !== null && 'known' in food ? food.known.id : null,
  };
}

/** Adds another name to a food, by which all lines find it. */
export function useAddAlias() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ food, name }: { food: IngredientFood; name: string }) =>
      api.patch('/api/foods/{item_id}', {
        params: { item_id: food.id },
        body: { aliases: [...food.aliases, { name }] },
        quiet: true,
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['data', 'foods'] }),
  });
}
