import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { InstallSection } from './install-section.tsx';
import { KeptSection } from './kept-section.tsx';
import { WaitingSection } from './waiting-section.tsx';

/** The app on this device: how to install it, which recipes it keeps, and what waits to be sent. */
export function DevicePage() {
  const { t } = useTranslation('device');
  return (
    <>
      <PageTitle title={t('title')} intro={t('intro')} />
      <KeptSection />
      <WaitingSection />
      <InstallSection />
    </>
  );
}
