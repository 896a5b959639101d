import { Button } from '@mantine/core';
import { IconLayoutSidebar } from '../../../../ui/icons/layout-sidebar.ts';
import { IconLogin } from '../../../../ui/icons/login.ts';
import { IconLogout } from '../../../../ui/icons/logout.ts';
import { IconSearch } from '../../../../ui/icons/search.ts';
import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSelf } from '../../../../platform/session/index.ts';
import { IconButton } from '../../../../ui/native/icon-button.tsx';
import { BrandLink } from '../navigation/brand-link.tsx';
import { useSignOut } from '../navigation/use-sign-out.ts';
import classes from './top-bar.module.css';

/** Drawer toggle, brand, search (but on the page of the library, which has its own), signing in or out. */
export function TopBar({
  isDrawerOpen,
  onToggleDrawer,
  onSearch,
}: {
  isDrawerOpen: boolean;
  onToggleDrawer: () => void;
  onSearch: () => void;
}) {
  const { t } = useTranslation('shell');
  return (
    <header className={classes.bar}>
      <div className={classes.start}>
        <IconButton
          size={44}
          aria-label={t('drawer.toggle')}
          aria-expanded={isDrawerOpen}
          onClick={onToggleDrawer}
        >
          <IconLayoutSidebar className="mantine-rotate-rtl" size={24} stroke={1.75} aria-hidden />
        </IconButton>
        <BrandLink />
      </div>
      <div className={`${classes.notPhone ?? ''} ${classes.anywhere ?? ''}`}>
        <button type="button" className={classes.search} onClick={onSearch} aria-haspopup="dialog">
          <IconSearch size={20} stroke={1.75} aria-hidden />
          <span>{t('search')}</span>
          <kbd aria-hidden>/</kbd>
        </button>
      </div>
      <div className={classes.end}>
        <div className={classes.onlyPhone}>
          <IconButton size={44} aria-label={t('search')} onClick={onSearch}>
            <IconSearch size={24} stroke={1.75} aria-hidden />
          </IconButton>
        </div>
        <SessionButton />
      </div>
    </header>
  );
}

/** Sign in, or Sign out where there is room; phones have it in the drawer, away from the search. */
function SessionButton() {
  const { t } = useTranslation('shell');
  const self = useSelf();
  const { isLeaving, leave } = useSignOut();
  // Signing in leads back to the page that was being read.
  const next = useLocation({ select: ({ href }) => href });
  if (self === null) {
    return (
      <Button
        renderRoot={(props) => <Link to="/login" search={{ next }} {...props} />}
        variant="default"
        leftSection={<IconLogin className="mantine-rotate-rtl" size={18} aria-hidden />}
      >
        {t('signIn')}
      </Button>
    );
  }
  return (
    <Button
      className={classes.notPhone ?? ''}
      variant="subtle"
      color="gray"
      leftSection={<IconLogout className="mantine-rotate-rtl" size={20} stroke={1.75} aria-hidden />}
      loading={isLeaving}
      onClick={leave}
    >
      {t('signOut')}
    </Button>
  );
}
