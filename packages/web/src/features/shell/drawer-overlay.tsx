import { Drawer } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { activeLocale } from '../../platform/i18n/index.ts';
import { DrawerContent } from './drawer-content.tsx';

/** The drawer over the page, on phones and upright tablets. */
export function DrawerOverlay({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <Drawer
      opened
      onClose={onClose}
      size={280}
      position={activeLocale.dir === 'rtl' ? 'right' : 'left'}
      title="Hearth"
      padding="xs"
      closeButtonProps={{ 'aria-label': t('drawer.close') }}
      transitionProps={{ duration: 150 }}
      styles={{ content: { display: 'flex', flexDirection: 'column' }, body: { flex: 1, padding: 0 } }}
    >
      <DrawerContent onFollow={onClose} />
    </Drawer>
  );
}
