import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
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
import { focusPageSearch, useSearch } from './use-search.ts';
import drawer from '../drawer/drawer.module.css';
import classes from './main-layout.module.css';

const DrawerOverlay = lazy(() =>
  import('../drawer/drawer-overlay.tsx').then((module) => ({ default: module.DrawerOverlay })),
);

/** The page's own requests go first. */
const calmMs = 5000;
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

/** The frame of most pages: top bar, drawer, page; a bottom bar where there is no room for the drawer. */
export function MainLayout() {
  const { t } = useTranslation('shell');
  const search = useSearch();
  const { isOverlay, isOpen, toggle, close } = useDrawer();
  const self = useSelf();
  const isSignedIn = self !== null;
  useShortcut({ keys: '/', label: t('search'), run: () => focusPageSearch() || search.open() });
  useEffect(() => (isSignedIn ? keepSessionAlive() : undefined), [isSignedIn]);
  return (
    <>
      <SkipLink />
      <DemoBanner />
      <Suspense>{self?.admin === true && <DamageBanner />}</Suspense>
      <TopBar isDrawerOpen={isOpen} onToggleDrawer={toggle} onSearch={search.open} />
      <div className={classes.columns}>
        <aside ref={holdSlot} className={drawer.aside} data-rail={!isOpen || undefined}>
          {!isOverlay && <DrawerContent isRail={!isOpen} />}
        </aside>
        <main id="main" className={classes.main}>
          <Outlet />
        </main>
      </div>
      <BottomBar onSearch={search.open} />
      <Suspense>{isSignedIn && <OfflineCopy />}</Suspense>
      <Suspense>{isSignedIn && <DeviceNotices />}</Suspense>
      <Suspense>
        {isOverlay && isOpen && <DrawerOverlay onClose={close} />}
        {search.isOpen && <RecipeSearchDialog onClose={search.close} />}
      </Suspense>
    </>
  );
}
