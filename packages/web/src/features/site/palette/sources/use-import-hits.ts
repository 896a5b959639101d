import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../../platform/i18n/index.ts';
import { IconLink } from '../../../../ui/icons/link.ts';
import { handOver, mayBeIncoming, readImportOffer } from '../../../imports/incoming/index.ts';
import type { Hit } from '../hits.ts';

/** The import of what is a link or a whole recipe; none for other texts. */
export function useImportHits(groupSlug: string, text: string, isOffered: boolean): readonly Hit[] {
  const { t } = useTranslation('incoming');
  const navigate = useNavigate();
  const offer = isOffered && mayBeIncoming(text) ? readImportOffer(text) : null;
  if (offer === null) return [];
  const { count, url } = offer;
  return [
    {
      key: 'import',
      group: 'import',
      name: t('import', { count, number: formats.number(count) }),
      ...(url === undefined ? {} : { detail: url }),
      rank: -1,
      icon: IconLink,
      isOnce: true,
      run: () => {
        if (url === undefined) handOver(text);
        void navigate({
          to: '/g/$groupSlug/r/create/url',
          params: { groupSlug },
          search: url === undefined ? {} : { recipe_import_url: url },
        });
      },
    },
  ];
}
