import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { familyLinkKind, isForMembers, todaysPath } from '../../../../platform/routing/index.ts';
import { selfQuery } from '../../../../platform/session/index.ts';
import { useDocumentTitle } from '../../../../ui/page/use-document-title.ts';
import { MinimalLayout } from '../layouts/minimal-layout.tsx';
import { SignInForLink } from './sign-in-for-link.tsx';
import classes from './not-found-page.module.css';

/** Nothing lives at this address. For members, addresses of older releases lead to where the page is today. */
export function NotFoundPage() {
  const { t } = useTranslation('ui');
  const { pathname, searchStr, hash } = useLocation();
  const { data: self, isPending } = useQuery(selfQuery);
  const isStranger = !isPending && (self === null || self === undefined);
  const link = isStranger ? familyLinkKind(pathname) : null;
  useDocumentTitle(t(link === null ? 'notFound.title' : `membersOnly.${link}`));
  if (isPending) return null;
  const rest = `${searchStr}${hash === '' ? '' : `#${hash}`}`;
  if (isStranger && isForMembers(pathname))
    return <Navigate to="/login" search={{ next: pathname + rest }} replace />;
  if (link !== null) return <SignInForLink kind={link} next={pathname + rest} />;
  const target = self === null || self === undefined ? null : todaysPath(pathname, self.groupSlug);
  if (target !== null) return <Navigate to={target + rest} replace />;
  return (
    <div className={classes.root}>
      <p className={classes.number} aria-hidden>
        4<Arch />4
      </p>
      <h1 className={classes.title} tabIndex={-1}>
        {t('notFound.title')}
      </h1>
      <p className={classes.text}>{t('notFound.text')}</p>
      <Button component={Link} to="/" size="md">
        {t('action.home')}
      </Button>
    </div>
  );
}

/** As above, for addresses that no layout surrounds. */
export function UnknownAddressPage() {
  return (
    <MinimalLayout>
      <NotFoundPage />
    </MinimalLayout>
  );
}

/** The brand's arch and flame in place of the zero. */
function Arch() {
  return (
    <svg viewBox="0 0 24 24" className={classes.arch}>
      <path fill="currentColor" d="M2 22V11a10 10 0 0 1 20 0v11h-3.5V11a6.5 6.5 0 0 0-13 0v11z" />
      <path
        fill="var(--mantine-color-brand-filled)"
        d="M12.2 9.5c.5 2.7 3.8 4.3 3.8 7.8a4 4 0 0 1-8 .2c0-1.8.9-2.9 1.8-3.8.2 1 .7 1.5 1.3 1.7-.5-2.1-.2-4.3 1.1-5.9z"
      />
    </svg>
  );
}
