import type { RecipeIngredient } from '@hearth/contract/index';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../../../ui/live-region.tsx';
import { toast } from '../../../../../ui/toast/toast-store.ts';
import type { Complete } from '../../state/use-draft-state.ts';
import { useCreateCatalogEntry } from '../catalog-entries.queries.ts';
import { lineReadingQuery, readLines } from './quick-line.queries.ts';
import {
  type CreatedEntries,
  buildIngredient,
  newEntryNames,
  noCreatedEntries,
  type QuickReading,
  type LineChoices,
} from './quick-reading.ts';
import { freeTextRows, withCatalogEntries, withReadings } from './quick-rows.ts';

/** A row that was added as text. */
export interface AddedLine {
  id: string;
  line: string;
  choices: LineChoices;
}

/** Ways to resolve lines, one after the other. */
export interface LineResolution {
  resolve: (added: AddedLine) => void;
  /** Resolves the rows that are text, with entries that exist; they keep their text as the original one. */
  resolveTexts: (rows: readonly RecipeIngredient[]) => void;
  /** Ends when no line is waiting any more. */
  settled: () => Promise<void>;
}

/**
 * Resolves the units and foods of added lines, and creates new ones. Until then the row contains the line as text. It
 * stays text if the lookup fails, such as offline, so nothing is lost.
 */
export function useLineResolution(complete: Complete): LineResolution {
  const { t } = useTranslation('editor');
  const queries = useQueryClient();
  const createUnit = useCreateCatalogEntry('units').mutateAsync;
  const createFood = useCreateCatalogEntry('foods').mutateAsync;
  /** One line after the other: the second may name an entry that the first creates. */
  const waiting = useRef<Promise<void>>(Promise.resolve());

  const create = async (reading: QuickReading, choices: LineChoices): Promise<CreatedEntries> => {
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
    // At once, so that a save which waits for the line finds it in the draft.
    flushSync(() =>
      complete((draft) =>
        withCatalogEntries(draft, { id, line }, buildIngredient(reading, created, choices.recipe)),
      ),
    );
  };
  const finishTexts = async (rows: readonly RecipeIngredient[]) => {
    const texts = freeTextRows(rows);
    if (texts.length === 0) return;
    const readings = await readLines(texts.map(({ line }) => line.trim()));
    flushSync(() => complete((draft) => withReadings(draft, texts, readings)));
    announce(t('quick.readAll', { count: texts.length }));
  };
  const enqueue = (work: () => Promise<void>, onFailure?: () => void) => {
    waiting.current = waiting.current.then(work).catch(() => onFailure?.());
  };
  return {
    resolve: (added) => enqueue(() => finish(added)),
    resolveTexts: (rows) =>
      enqueue(
        () => finishTexts(rows),
        () => toast.error(t('quick.notRead'), { durationMs: 6000 }),
      ),
    settled: () => waiting.current,
  };
}
