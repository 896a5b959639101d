import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../../../../ui/toast/toast-store.ts';
import type { Complete } from '../../state/use-draft-state.ts';
import { useCreateCatalogEntry } from '../catalog-entries.queries.ts';
import { lineReadingQuery } from './quick-line.queries.ts';
import {
  type CreatedEntries,
  ingredientOf,
  newEntryNames,
  noCreatedEntries,
  type QuickReading,
  type NewEntryChoices,
} from './quick-reading.ts';
import { withCatalogEntries } from './quick-rows.ts';

/** A row that was added as text. */
export interface AddedLine {
  id: string;
  line: string;
  choices: NewEntryChoices;
}

/**
 * Resolves the units and foods of added lines, and creates new ones. Until then the row contains the line as text. It
 * stays text if the lookup fails, such as offline, so nothing is lost.
 */
export function useLineResolution(complete: Complete): (added: AddedLine) => void {
  const { t } = useTranslation('editor');
  const queries = useQueryClient();
  const createUnit = useCreateCatalogEntry('units').mutateAsync;
  const createFood = useCreateCatalogEntry('foods').mutateAsync;
  /** One line after the other: the second may name an entry that the first creates. */
  const waiting = useRef<Promise<void>>(Promise.resolve());

  const create = async (reading: QuickReading, choices: NewEntryChoices): Promise<CreatedEntries> => {
    const { units, foods } = newEntryNames(reading, choices);
    const unit = units === null ? null : await createUnit(units);
    return { unit, food: foods === null ? null : await createFood(foods) };
  };
  const finish = async ({ id, line, choices }: AddedLine) => {
    const reading = await queries.query(lineReadingQuery(line));
    const created = await create(reading, choices).catch(() => {
      toast.error(t('quick.notCreated'), { durationMs: 6000 });
      return noCreatedEntries;
    });
    complete((draft) => withCatalogEntries(draft, { id, line }, ingredientOf(reading, created)));
  };
  return (added) => {
    waiting.current = waiting.current.then(() => finish(added)).catch(() => undefined);
  };
}
