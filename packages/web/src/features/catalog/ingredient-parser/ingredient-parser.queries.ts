import type { ParsedIngredient, RegisteredParser } from '@hearth/contract';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../platform/api/index.ts';

/** A line, and how it is to be read: without a language, it is guessed. */
export interface LineToRead {
  readonly parser: RegisteredParser;
  readonly ingredient: string;
  readonly language: ParsedIngredient['language'];
}

/** Has the server read a line; nothing is stored. Each call is made, so that what was taught in between counts. */
export function useReadLine() {
  return useMutation({
    mutationFn: (body: LineToRead) => api.post('/api/parser/ingredient', { body, quiet: true }),
  });
}
