import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import { Link, Outlet } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { SettingsList } from './settings-list.tsx';
import classes from './settings.module.css';

/** The frame of every page of the settings: their list beside the page, or a way back to it where there is no room. */
export function SettingsShell() {
  const { t } = useTranslation('settings');
  return (
    <div className={classes.shell}>
      <aside className={classes.aside} aria-label={t('title')}>
        <SettingsList />
      </aside>
      <div className={classes.page}>
        <Link to="/settings" className={classes.back}>
          <IconChevronLeft className="mantine-rotate-rtl" size={18} stroke={1.75} aria-hidden />
          {t('title')}
        </Link>
        <Outlet />
      </div>
    </div>
  );
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
