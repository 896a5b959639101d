import type { Recipe } from '@hearth/contract';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import IconTimeline from '@tabler/icons-react/dist/esm/icons/IconTimelineEvent.mjs';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/index.ts';
import type { MenuEntry } from '../../ui/menu/action-menu.tsx';
import { HistoryDialog } from '../history/index.ts';
import { ShareDialog } from '../sharing/index.ts';
import { TimelineDialog } from '../timeline/index.ts';

type Shown = 'share' | 'timeline' | 'history' | null;

/**
 * Rows for the menu of a recipe of the own group, and the dialogs that they open. The page's own texts name the rows;
 * everything else loads when it is asked for.
 */
export function useTogether(
  recipe: Recipe,
  groupSlug: string,
  mayEdit: boolean,
): { entries: MenuEntry[]; dialogs: ReactNode } {
  const { t } = useTranslation('recipes');
  const [shown, setShown] = useState<Shown>(null);
  const close = () => setShown(null);
  const row = (key: Exclude<Shown, null>, icon: ReactNode): MenuEntry => ({
    key,
    label: t(`action.${key}`),
    icon,
    onSelect: () => setShown(key),
  });
  const props = { recipe, groupSlug, onClose: close };
  return {
    entries: [
      row('share', <IconShare size={18} aria-hidden />),
      row('timeline', <IconTimeline size={18} aria-hidden />),
      row('history', <IconHistory size={18} aria-hidden />),
      {
        key: 'download',
        label: t('action.download'),
        icon: <IconDownload size={18} aria-hidden />,
        onSelect: () => void download(recipe.slug),
      },
    ],
    dialogs: (
      <Suspense fallback={null}>
        {shown === 'share' && <ShareDialog {...props} />}
        {shown === 'timeline' && <TimelineDialog {...props} />}
        {shown === 'history' && <HistoryDialog {...props} mayEdit={mayEdit} />}
      </Suspense>
    ),
  };
}

/** Fetches a token for the archive of a recipe and has the browser save it. */
async function download(slug: string): Promise<void> {
  const path = `/api/recipes/${encodeURIComponent(slug)}/exports`;
  const answer = await api.post<{ token: string }>(path).catch(() => null);
  if (answer === null) return;
  const link = document.createElement('a');
  link.href = `${path}/zip?token=${encodeURIComponent(answer.token)}`;
  link.download = `${slug}.zip`;
  link.click();
}
