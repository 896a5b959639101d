import type { RegisteredParser } from '@hearth/contract/index';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreference } from '../../../../../platform/preferences/index.ts';
import { announce } from '../../../../../ui/live-region.tsx';
import { plainText } from '../../../../../ui/text/plain-text.ts';
import { catalogEntriesQuery, useCreateCatalogEntry } from '../catalog-entries.queries.ts';
import type { TextRow } from '../quick/quick-rows.ts';
import { isNameOf, preparationsToTeach, withWordsInNote } from './preparations.ts';
import { type LineLanguage, readingsQuery, teachRows } from './reading.queries.ts';
import {
  type Created,
  namesToCreate,
  type ReadingRow,
  buildRows,
  withChange,
  withChoice,
  withCreated,
  withoutHeadings,
  type RowChange,
} from './reading-rows.ts';

/** The lines of a recipe that are being read, and what is done about them. */
export interface Readings {
  readonly parser: RegisteredParser;
  readonly setParser: (parser: RegisteredParser) => void;
  readonly language: LineLanguage;
  readonly setLanguage: (language: LineLanguage) => void;
  /** The language in which the lines were read. */
  readonly readLanguage: LineLanguage;
  /** Undefined while they are being read. */
  readonly rows: readonly ReadingRow[] | undefined;
  readonly isFailed: boolean;
  readonly retry: () => void;
  readonly change: (id: string, change: RowChange) => void;
  readonly choose: <K extends 'unit' | 'food'>(id: string, part: K, entry: ReadingRow[K]) => void;
  /** Puts the words that the chosen food leaves into the note. */
  readonly moveToNote: (id: string) => void;
  /** Creates what is to be created, teaches what was put right, and returns the rows as they are to be kept. */
  readonly finish: () => Promise<ReadingRow[]>;
}

/** Reads lines with the parser of this device's preference, and keeps what a person changes. */
export function useReadings(texts: readonly TextRow[]): Readings {
  const { t } = useTranslation('ingredient-reading');
  const [{ parser }, setPreference] = usePreference('parsing');
  const [language, setLanguage] = useState<LineLanguage>(null);
  const query = useQuery(readingsQuery(texts, parser, language));
  const [edited, setEdited] = useState<{ of: unknown; rows: readonly ReadingRow[] } | null>(null);
  const read = query.data === undefined ? undefined : buildRows(texts, query.data);
  const rows = edited !== null && edited.of === query.data ? edited.rows : read;
  const edit = (changed: readonly ReadingRow[]) => setEdited({ of: query.data, rows: changed });
  const create = useCreateNames();
  const withoutFoods = useWithoutFoods();
  return {
    parser,
    setParser: (next) => setPreference({ parser: next }),
    language,
    setLanguage,
    readLanguage: query.data?.[0]?.language ?? null,
    rows,
    isFailed: query.isError,
    retry: () => void query.refetch(),
    change: (id, change) => rows !== undefined && edit(withChange(rows, id, change)),
    choose: (id, part, entry) => {
      if (rows === undefined) return;
      const chosen = withChoice(rows, id, part, entry);
      if (chosen.others > 0) announce(t('appliedToOthers', { count: chosen.others }));
      edit(chosen.rows);
    },
    moveToNote: (id) => {
      if (rows === undefined) return;
      const moved = withWordsInNote(rows, id);
      if (moved.others > 0) announce(t('appliedToOthers', { count: moved.others }));
      edit(moved.rows);
    },
    finish: async () => {
      const created = await create(rows ?? []);
      const finished = (rows ?? []).map((row) => withCreated(row, created));
      edit(finished);
      const lines = withoutHeadings(finished);
      await teachRows(lines, {
        language,
        preparations: await withoutFoods(preparationsToTeach(lines)),
      });
      return finished;
    },
  };
}

/** Creates the new units and foods of rows, one after the other, and returns them by their names. */
function useCreateNames(): (rows: readonly ReadingRow[]) => Promise<Created> {
  const queries = useQueryClient();
  const createUnit = useCreateCatalogEntry('units').mutateAsync;
  const createFood = useCreateCatalogEntry('foods').mutateAsync;
  return async (rows) => {
    const names = namesToCreate(rows);
    const units = await createEach(names.units, createUnit);
    const foods = await createEach(names.foods, createFood);
    void queries.invalidateQueries({ queryKey: ['catalog-entries', 'line'] });
    return { units, foods };
  };
}

/** Takes away the words that name a food by themselves. */
function useWithoutFoods(): (words: readonly string[]) => Promise<string[]> {
  const queries = useQueryClient();
  return async (words) => {
    const found = await Promise.all(words.map((word) => queries.query(catalogEntriesQuery('foods', word))));
    return words.filter((word, at) => !isNameOf(found[at] ?? [])(word));
  };
}

async function createEach<T>(names: readonly string[], create: (name: string) => Promise<T>) {
  const created = new Map<string, T>();
  for (const name of names) created.set(plainText(name), await create(name));
  return created;
}
