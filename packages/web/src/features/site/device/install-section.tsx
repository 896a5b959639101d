import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { install, isInstalled, useInstallWay } from '../../../platform/device/install-prompt.ts';
import classes from './device.module.css';
import { SectionCard } from '../../../ui/settings/section-card.tsx';

/** How to install the app on this device. */
export function InstallSection() {
  const { t } = useTranslation('device');
  const way = useInstallWay();
  const state = isInstalled() ? t('install.installed') : t('install.none');
  return (
    <SectionCard title={t('install.title')} text={t('install.text')}>
      {way === 'prompt' && (
        <Button variant="default" onClick={() => void install()}>
          {t('install.button')}
        </Button>
      )}
      {way === 'share-menu' && <p className={classes.last}>{t('install.shareMenu')}</p>}
      {way === 'none' && <p className={classes.last}>{state}</p>}
    </SectionCard>
  );
}
