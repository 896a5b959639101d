import type { CreatePlanEntry, CreateRandomEntry, PlanFilling, ReadPlanEntry } from '@hearth/contract';
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, errorMessage } from '../../../platform/api/index.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { inOrder, withEntry } from './plan-order.ts';

const planKey = ['meal-plans', 'entries'];
const kindsKey = ['meal-plans', 'kinds'];
const changeKey = ['meal-plans', 'change'];
/** One change after the other, so that positions match those on the screen. */
export const planScope = { id: 'meal-plans' };
const scope = planScope;

/** From one day to another, both included. */
export interface PlanRange {
  readonly from: string;
  readonly to: string;
}

/** The fields of an entry except those that the server sets. */
export type PlanEntryText = Partial<CreatePlanEntry> & Pick<CreatePlanEntry, 'date' | 'entryType'>;

/** The household's meal plan by day. */
export function planQuery({ from, to }: PlanRange) {
  return queryOptions({
    queryKey: [...planKey, from, to],
    queryFn: async ({ signal }) => {
      const query = { start_date: from, end_date: to, page: 1, perPage: -1 };
      return inOrder((await api.get('/api/households/mealplans', { query, signal })).items);
    },
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
}

/** Plans a recipe or a note. `quiet` when the caller shows a failure itself. */
export function useAddEntry({ quiet = false } = {}) {
  return useAdding((entry: PlanEntryText) => api.post('/api/households/mealplans', { body: entry, quiet }));
}

/** Plans a recipe that chance picks among those that the rules allow. */
export function useAddRandom() {
  return useAdding((input: CreateRandomEntry) =>
    api.post('/api/households/mealplans/random', { body: input }),
  );
}

/** Plans a recipe for each of these days that has none for the meal, in one go. */
export function useFillPlan() {
  return useDrawing((dates: readonly string[]) =>
    api.post('/api/households/mealplans/fill', { body: { dates: [...dates], entryType: 'dinner' } }),
  );
}

/** Has another recipe drawn for an entry. */
export function useRedraw() {
  return useDrawing((id: number) =>
    api.post('/api/households/mealplans/{item_id}/redraw', { params: { item_id: id } }),
  );
}

function useDrawing<Input>(send: (input: Input) => Promise<PlanFilling>) {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: changeKey,
    scope,
    mutationFn: send,
    onSuccess: (drawn) => showPlan(queries, (entries) => drawn.entries.reduce(withEntry, [...entries])),
    onSettled: () => refresh(queries),
  });
}

function useAdding<Input>(send: (input: Input) => Promise<ReadPlanEntry>) {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: changeKey,
    scope,
    mutationFn: send,
    onSuccess: (added) => showPlan(queries, (entries) => withEntry(entries, added)),
    onSettled: () => refresh(queries),
  });
}

/** An entry as it was, and what becomes of it. */
export interface EntryChange {
  readonly entry: ReadPlanEntry;
  readonly changes: Partial<CreatePlanEntry>;
}

/** Changes or moves an entry: at once on the screen, and back with the reason when the server refuses. */
export function useChangeEntry() {
  const queries = useQueryClient();
  const explain = useFailure();
  const change = useMutation({
    mutationKey: changeKey,
    scope,
    mutationFn: ({ entry, changes }: EntryChange) =>
      api.patch('/api/households/mealplans/{item_id}', {
        params: { item_id: entry.id },
        body: changes,
        quiet: true,
      }),
    onMutate: ({ entry, changes }) => showAtOnce(queries, (entries) => withChanges(entries, entry, changes)),
    onError: (error, input, before) => {
      takeBack(queries, before);
      explain(error, () => change.mutate(input));
    },
    onSettled: () => refresh(queries),
  });
  return change.mutate;
}

/** Takes an entry off the plan: at once on the screen, and back with the reason when the server refuses. */
export function useRemoveEntry() {
  const queries = useQueryClient();
  const explain = useFailure();
  const remove = useMutation({
    mutationKey: changeKey,
    scope,
    mutationFn: ({ id }: ReadPlanEntry) =>
      api.delete('/api/households/mealplans/{item_id}', { params: { item_id: id }, quiet: true }),
    onMutate: ({ id }) => showAtOnce(queries, (entries) => entries.filter((one) => one.id !== id)),
    onError: (error, entry, before) => {
      takeBack(queries, before);
      explain(error, () => remove.mutate(entry));
    },
    onSettled: () => refresh(queries),
  });
  return remove.mutate;
}

/** The plan with a changed entry. One that goes to another day without a place comes last there. */
function withChanges(
  entries: readonly ReadPlanEntry[],
  entry: ReadPlanEntry,
  { position, recipeId, servings, mealKindId, ...changes }: EntryChange['changes'],
): readonly ReadPlanEntry[] {
  const now = entries.find(({ id }) => id === entry.id) ?? entry;
  const staysInDay = changes.date === undefined || changes.date === now.date;
  return withEntry(entries, {
    ...now,
    ...changes,
    position: position ?? (staysInDay ? now.position : entries.length),
    ...(servings === undefined ? {} : { servings }),
    ...(mealKindId === undefined ? {} : { mealKindId }),
    ...(recipeId === null ? { recipeId, recipe: null } : {}),
  });
}

type Snapshot = [readonly unknown[], readonly ReadPlanEntry[] | undefined][];
type Change = (entries: readonly ReadPlanEntry[]) => readonly ReadPlanEntry[];

async function showAtOnce(queries: QueryClient, change: Change): Promise<Snapshot> {
  await queries.cancelQueries({ queryKey: planKey });
  const before: Snapshot = queries.getQueriesData<readonly ReadPlanEntry[]>({ queryKey: planKey });
  showPlan(queries, change);
  return before;
}

/** Applies a change to every cached range that contains it. */
function showPlan(queries: QueryClient, change: Change): void {
  for (const [key, entries] of queries.getQueriesData<readonly ReadPlanEntry[]>({ queryKey: planKey })) {
    const [from, to] = key.slice(planKey.length).map(String);
    if (entries === undefined || from === undefined || to === undefined) continue;
    queries.setQueryData(
      key,
      change(entries).filter(({ date }) => date >= from && date <= to),
    );
  }
}

function takeBack(queries: QueryClient, before: Snapshot | undefined): void {
  for (const [key, entries] of before ?? []) queries.setQueryData(key, entries);
}

/** What others have planned, and how they call their meals; while an own change is on its way, that one asks anyway. */
export function refreshPlan(queries: QueryClient): void {
  if (queries.isMutating({ mutationKey: changeKey }) > 0) return;
  void queries.invalidateQueries({ queryKey: planKey });
  void queries.invalidateQueries({ queryKey: kindsKey });
}

/** Asks the server again once no further change is on its way: an answer from before would undo it on the screen. */
function refresh(queries: QueryClient): Promise<void> | undefined {
  if (queries.isMutating({ mutationKey: changeKey }) > 1) return undefined;
  return queries.invalidateQueries({ queryKey: planKey });
}

function useFailure() {
  const { t } = useTranslation();
  return (error: Error, retry: () => void) =>
    toast.error(errorMessage(error, t('error.generic')), {
      action: { label: t('action.retry'), run: retry },
    });
}
