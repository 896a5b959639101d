import type { ReadCookBook } from '@hearth/contract';
import {
  maxPickedRecipes,
  nothingPicked,
  pickedRecipes,
  withPicked,
} from '@hearth/domain/recipes/hand-picked';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, isApiError } from '../../../platform/api/index.ts';
import { toast } from '../../../ui/toast/toast-store.ts';

const path = '/api/households/cookbooks';

const change = (id: string, body: { add?: string[]; remove?: string[] }) =>
  api.patch(`${path}/{item_id}/recipes`, { params: { item_id: id }, body, quiet: true });

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
  const takeBack = async ({ id, name }: ReadCookBook, added: string[]) => {
    await change(id, { remove: added });
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
      const before = new Set(pickedRecipes(cookbook.queryFilterString));
      const added = ids.filter((id) => !before.has(id));
      // The request holds no more than a cookbook, which has no room for them then.
      if (added.length > maxPickedRecipes) return setProblem(t('add.full'));
      await change(cookbook.id, { add: added });
      tell(cookbook.name, () => takeBack(cookbook, added));
    });
  const create = (name: string) =>
    attempt(async () => {
      const picked = withPicked(nothingPicked, ids);
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
