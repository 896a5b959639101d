import type { ReadCookBook } from '@hearth/contract';
import { withoutPicked, withPicked } from '@hearth/domain/recipes/hand-picked';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, isApiError } from '../../../platform/api/index.ts';
import { toast } from '../../../ui/toast/toast-store.ts';

const path = '/api/households/cookbooks';

/** The filter as it is now: someone else may have added recipes since the list was fetched. */
async function currentFilter(id: string): Promise<string | undefined> {
  const { items } = await api.get(path, { query: { page: 1, perPage: -1, queryFilter: `id = "${id}"` } });
  return items[0]?.queryFilterString;
}

const store = (id: string, queryFilterString: string) =>
  api.patch(`${path}/{item_id}`, { params: { item_id: id }, body: { queryFilterString }, quiet: true });

/** Puts recipes into a cookbook by hand, by a list of ids in its filter, with a way back. */
export function useAddToCookbook(ids: readonly string[], own: readonly ReadCookBook[], onAdded: () => void) {
  const { t } = useTranslation('cookbooks');
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: ['cookbooks'] });
    void queries.invalidateQueries({ queryKey: ['recipes', 'list'] });
  };
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem((isApiError(error) && error.message) || t('add.failed'));
    }
    setBusy(false);
  };
  const takeBack = async ({ id, name }: ReadCookBook, added: readonly string[]) => {
    const filter = await currentFilter(id);
    if (filter === undefined) return;
    await store(id, withoutPicked(filter, added));
    toast.success(t('add.undone', { name }));
    refresh();
  };
  const tell = (name: string, undo: () => Promise<void>) => {
    const run = () => void undo().catch(() => toast.error(t('add.failed')));
    toast.success(t('add.done', { name }), { action: { label: t('add.undo'), run } });
    refresh();
    onAdded();
  };
  const addTo = (cookbook: ReadCookBook) =>
    attempt(async () => {
      const before = (await currentFilter(cookbook.id)) ?? cookbook.queryFilterString;
      const changed = withPicked(before, ids);
      if (changed === 'full' || changed === 'unreadable') return setProblem(t(`add.${changed}`));
      if (changed !== 'everything') await store(cookbook.id, changed.filter);
      tell(cookbook.name, () => takeBack(cookbook, ids));
    });
  const create = (name: string) =>
    attempt(async () => {
      const picked = withPicked('id IN []', ids);
      if (typeof picked === 'string') return setProblem(t('add.full'));
      const position = Math.max(0, ...own.map((one) => one.position)) + 1;
      const body = { name, position, queryFilterString: picked.filter };
      const { id } = await api.post(path, { body, quiet: true });
      tell(name, async () => {
        await api.delete(`${path}/{item_id}`, { params: { item_id: id }, quiet: true });
        refresh();
      });
    });
  return { addTo, create, isBusy, problem };
}
