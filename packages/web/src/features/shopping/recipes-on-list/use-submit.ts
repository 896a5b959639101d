import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useAddRecipes } from '../sync/index.ts';
import { listAdditions, type RecipeToBuy } from './recipes-to-buy.ts';

/** Sends the ticked ingredients to a list, and says what has become of it, with a way back and one to the list. */
export function useSubmit(wanted: readonly RecipeToBuy[]) {
  const { t } = useTranslation('shopping-lists');
  const navigate = useNavigate();
  const { add, takeBack } = useAddRecipes();
  return async (listId: string, ticked: ReadonlySet<string>) => {
    const additions = listAdditions(wanted, ticked);
    const outcome = await add(listId, additions);
    const action = { label: t('undo'), run: () => takeBack(listId, additions) };
    const show = () => void navigate({ to: '/shopping-lists/$id', params: { id: listId } });
    const also = { label: t('add.show'), run: show };
    if (outcome === 'accepted') toast.success(t('add.done'), { action, also });
    else if (outcome === 'waiting') toast.info(t('add.kept'), { action, also });
    else toast.error(t('add.failed'), { durationMs: 6000 });
  };
}
