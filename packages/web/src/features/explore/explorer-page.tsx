import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../ui/page/page-title.tsx';

/** The library of a group. */
export function ExplorerPage() {
  const { t } = useTranslation('shell');
  return <PageTitle title={t('nav.recipes')} />;
}
