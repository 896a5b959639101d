import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../ui/page/page-title.tsx';

/** The page at this address. */
export function CreateHtmlPage() {
  const { t } = useTranslation('shell');
  return <PageTitle title={t('nav.recipes')} />;
}
