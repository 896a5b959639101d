import { Drawer } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useReturnedFocus } from '../../../../ui/focus/use-returned-focus.ts';
import { BrandLink } from '../navigation/brand-link.tsx';
import { DrawerContent } from './drawer-content.tsx';
import classes from './drawer.module.css';

/** The drawer over the page, on phones and upright tablets; it comes from where lines begin. */
export function DrawerOverlay({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  useReturnedFocus();
  return (
    <Drawer.Root opened onClose={onClose} size={240} transitionProps={{ duration: 150 }}>
      <Drawer.Overlay backgroundOpacity={0.45} />
      <Drawer.Content classNames={{ content: classes.overlay ?? '' }} aria-label={t('nav.main')}>
        <div className={classes.overlayHead}>
          <BrandLink />
          <Drawer.CloseButton size={44} iconSize={22} aria-label={t('drawer.close')} />
        </div>
        <Drawer.Body className={classes.overlayBody ?? ''}>
          <DrawerContent onFollow={onClose} />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
