import { Outlet } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { calmMs } from '../../../../platform/boot/turns.ts';
import { keepSessionAlive, useSelf } from '../../../../platform/session/index.ts';
import { useShortcut } from '../../../../platform/shortcuts/index.ts';
import { RecipeSearchDialog } from '../../../recipes/library/index.ts';
import { BottomBar } from '../bars/bottom-bar.tsx';
import type * as CalmParts from '../calm-parts.ts';
import { DemoBanner } from './demo-banner.tsx';
import { DrawerContent } from '../drawer/drawer-content.tsx';
import { holdSlot } from '../drawer/drawer-slot.ts';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from '../bars/top-bar.tsx';
import { useDrawer } from '../drawer/use-drawer.ts';
import { LazyShellKeys } from '../keys/lazy-keys.tsx';
import { focusPageSearch, useTypingDialog } from './use-typing-dialog.ts';
import drawer from '../drawer/drawer.module.css';
import classes from './main-layout.module.css';

const DrawerOverlay = lazy(() =>
  import('../drawer/drawer-overlay.tsx').then((module) => ({ default: module.DrawerOverlay })),
);

const DamageBanner = calmPart('DamageBanner');
const OfflineCopy = calmPart('OfflineCopy');
const DeviceNotices = calmPart('DeviceNotices');

/** A part that comes once the page is calm. Without its code, the page is shown without it: nothing to tell anyone. */
function calmPart(name: keyof typeof CalmParts) {
  return lazy(async () => {
    await new Promise((resolve) => setTimeout(resolve, calmMs));
    const parts = await import('../calm-parts.ts').catch(() => null);
    return { default: parts?.[name] ?? (() => null) };
  });
}

/**
 * The frame of most pages: top bar, drawer, page; a bottom bar where there is no room for the drawer. The palette knows
 * the pages within the frame, so the frame takes it instead of importing it.
 */
export function MainLayout({ Palette }: { Palette: ComponentType<{ onClose: () => void }> }) {
  const { t } = useTranslation('shell');
  const { opened, open, close: closeDialog } = useTypingDialog();
  const openSearch = () => open('search');
  const openPalette = () => open('palette');
  const { isOverlay, isOpen, toggle, close } = useDrawer();
  const self = useSelf();
  const isSignedIn = self !== null;
  useShortcut({
    keys: '/',
    label: t('search'),
    run: () => focusPageSearch() || openSearch(),
    isEverywhere: true,
  });
  useShortcut({ keys: 'Mod+k', label: t('commands'), run: openPalette, isGlobal: true, isEverywhere: true });
  useEffect(() => (isSignedIn ? keepSessionAlive() : undefined), [isSignedIn]);
  return (
    <>
      <SkipLink />
      <DemoBanner />
      <Suspense>{self?.admin === true && <DamageBanner />}</Suspense>
      <TopBar isDrawerOpen={isOpen} onToggleDrawer={toggle} onSearch={openSearch} />
      <div className={classes.columns}>
        <aside ref={holdSlot} className={drawer.aside} data-rail={!isOpen || undefined}>
          {!isOverlay && <DrawerContent isRail={!isOpen} />}
        </aside>
        <main id="main" className={classes.main}>
          <Outlet />
        </main>
      </div>
      <BottomBar onSearch={openSearch} />
      <Suspense>{isSignedIn && <OfflineCopy />}</Suspense>
      <Suspense>{isSignedIn && <DeviceNotices />}</Suspense>
      <LazyShellKeys hasPlaces />
      <Suspense>
        {isOverlay && isOpen && <DrawerOverlay onClose={close} />}
        {opened === 'palette' && <Palette onClose={closeDialog} />}
        {opened === 'search' && <RecipeSearchDialog onClose={closeDialog} onCommands={openPalette} />}
      </Suspense>
    </>
  );
}
