import { useTranslation } from 'react-i18next';
import { toast } from '../toast/toast-store.ts';
import { copyText } from './copy-text.ts';

/** Copies a text, and says in a message that it worked, in the words of `copied` where they are given, or why not. */
export function useCopy(): (text: string, copied?: string) => Promise<void> {
  const { t } = useTranslation('ui');
  return async (text, copied = t('copy.copied')) => {
    const outcome = await copyText(text);
    if (outcome === 'copied') toast.success(copied);
    else toast.error(t(`copy.${outcome}`));
  };
}
