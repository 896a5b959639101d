import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../../../../ui/toast/toast-store.ts';
import type { Complete } from '../../state/use-draft-state.ts';
import { useCreateWord } from '../catalog-entries.queries.ts';
import { lineReadingQuery } from './quick-line.queries.ts';
import {
  type CreatedWords,
  ingredientOf,
  newWords,
  noWords,
  type QuickReading,
  type QuickWishes,
} from './quick-reading.ts';
import { withWords } from './quick-rows.ts';

/** A row that was added as text. */
export interface AddedLine {
  id: string;
  line: string;
  wishes: QuickWishes;
}

/**
 * Looks up the words of lines that were added, and creates new ones. Until then a row says the line as text, and
 * offline it stays so: nothing is lost when the words cannot be had.
 */
export function useLineWords(complete: Complete): (added: AddedLine) => void {
  const { t } = useTranslation('editor');
  const queries = useQueryClient();
  const createUnit = useCreateWord('units').mutateAsync;
  const createFood = useCreateWord('foods').mutateAsync;
  /** One line after the other: the second may name what the first has created. */
  const waiting = useRef<Promise<void>>(Promise.resolve());

  const create = async (reading: QuickReading, wishes: QuickWishes): Promise<CreatedWords> => {
    const { units, foods } = newWords(reading, wishes);
    const unit = units === null ? null : await createUnit(units);
    return { unit, food: foods === null ? null : await createFood(foods) };
  };
  const finish = async ({ id, line, wishes }: AddedLine) => {
    const reading = await queries.query(lineReadingQuery(line));
    const created = await create(reading, wishes).catch(() => {
      toast.error(t('quick.notCreated'), { durationMs: 6000 });
      return noWords;
    });
    complete((draft) => withWords(draft, { id, line }, ingredientOf(reading, created)));
  };
  return (added) => {
    waiting.current = waiting.current.then(() => finish(added)).catch(() => undefined);
  };
}
