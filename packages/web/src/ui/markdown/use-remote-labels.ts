import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RemoteLabels } from './remote-content.ts';

/** The words of the buttons for pictures and frames of other hosts. */
export function useRemoteLabels(): RemoteLabels {
  const { t } = useTranslation('ui');
  return useMemo(
    () => ({
      showPicture: (host) => t('remote.picture', { host }),
      showFrame: (host) => t('remote.frame', { host }),
    }),
    [t],
  );
}
