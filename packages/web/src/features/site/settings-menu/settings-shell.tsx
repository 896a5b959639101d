import { IconChevronLeft } from '../../../ui/icons/chevron-left.ts';
import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { drawerSlot, useDrawer } from '../shell/index.ts';
import { findWideUse } from './settings-entries.ts';
import { SettingsList } from './settings-list.tsx';
import classes from './settings.module.css';

/** The frame of every page of the settings: their list in place of the drawer's entries, or a link to it where the drawer is closed. */
export function SettingsShell() {
  const { t } = useTranslation('settings');
  const isDrawerOpen = useIsDrawerOpen();
  const wideUse = useRouterState({ select: ({ location }) => findWideUse(location.pathname) });
  return (
    <div className={classes.page} data-wide={wideUse}>
      {isDrawerOpen ? (
        createPortal(<SettingsRail />, drawerSlot)
      ) : (
        <Link to="/settings" className={classes.back}>
          <IconChevronLeft className="mantine-rotate-rtl" size={18} stroke={1.75} aria-hidden />
          {t('title')}
        </Link>
      )}
      <Outlet />
    </div>
  );
}

/** The list of settings as the only entries of the drawer, with the way back to the recipes on top. */
function SettingsRail() {
  const { t } = useTranslation('settings');
  return (
    <div className={classes.rail} data-part="settings-rail">
      <Link to="/" className={classes.back}>
        <IconChevronLeft className="mantine-rotate-rtl" size={18} stroke={1.75} aria-hidden />
        {t('back')}
      </Link>
      <SettingsList />
    </div>
  );
}

/** Whether the drawer is open beside the page: not on phones, upright tablets and with the narrow rail. */
function useIsDrawerOpen(): boolean {
  const { isOverlay, isOpen } = useDrawer();
  return !isOverlay && isOpen;
}

/** The list as a page of its own, where phones begin. */
export function SettingsPage() {
  const { t } = useTranslation('settings');
  return (
    <div className={classes.start}>
      <PageTitle title={t('title')} />
      <SettingsList isWide />
    </div>
  );
}
