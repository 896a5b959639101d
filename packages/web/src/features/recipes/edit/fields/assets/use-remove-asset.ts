import { useTranslation } from 'react-i18next';
import { toast } from '../../../../../ui/toast/toast-store.ts';
import { type Asset, withoutAsset } from '../../state/draft.ts';
import type { DraftState } from '../../state/use-draft-state.ts';

/** Takes a file away from the draft, with a message that gives it back; it goes with Save. */
export function useRemoveAsset({ draft, edit }: DraftState): (gone: Asset, message: string) => void {
  const { t } = useTranslation('editor');
  return (gone, message) => {
    const index = draft.assets.indexOf(gone);
    edit((before) => withoutAsset(before, gone));
    const putBack = () => edit((before) => ({ ...before, assets: before.assets.toSpliced(index, 0, gone) }));
    toast.info(message, { action: { label: t('undo'), run: putBack } });
  };
}
