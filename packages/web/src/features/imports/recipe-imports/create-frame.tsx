import { mayUseAdvanced } from '@hearth/domain/people/policies';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGroupSlug, useSelf } from '../../../platform/session/index.ts';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { readsPicturesQuery } from './imports.queries.ts';
import classes from './create.module.css';

const ways = [
  { to: '/g/$groupSlug/r/create/url', key: 'url' },
  { to: '/g/$groupSlug/r/create/bulk', key: 'bulk' },
  { to: '/g/$groupSlug/r/create/html', key: 'html' },
  { to: '/g/$groupSlug/r/create/image', key: 'image' },
  { to: '/g/$groupSlug/r/create/zip', key: 'zip' },
  { to: '/g/$groupSlug/r/create/new', key: 'new' },
  { to: '/g/$groupSlug/r/create/browser', key: 'browser' },
  { to: '/g/$groupSlug/r/create/debug', key: 'debug' },
] as const;

/** The frame of all ways to a new recipe: heading, intro, and the other ways. */
export function CreateFrame({ way, children }: { way: (typeof ways)[number]['key']; children: ReactNode }) {
  const { t } = useTranslation('imports');
  const groupSlug = useGroupSlug() ?? '';
  const self = useSelf();
  const { data: readsPictures = false } = useQuery(readsPicturesQuery);
  const isAdvanced = self !== null && mayUseAdvanced(self);
  const hidden = new Set<string>([
    ...(readsPictures ? [] : ['image']),
    ...(isAdvanced ? [] : ['debug']),
    // The way for when another one has failed: the page of addresses leads there.
    'browser',
  ]);
  const shown = ways.filter(({ key }) => key === way || !hidden.has(key));
  return (
    <div className={classes.page}>
      <PageTitle title={t(`way.${way}.title`)} intro={t(`way.${way}.intro`)} />
      <nav className={classes.ways} aria-label={t('ways')}>
        {shown.map(({ to, key }) => (
          <Link
            key={key}
            to={to}
            params={{ groupSlug }}
            search={{}}
            className={classes.way}
            aria-current={key === way ? 'page' : undefined}
          >
            {t(`way.${key}.short`)}
          </Link>
        ))}
      </nav>
      {children}
      {isAdvanced && (
        <p className={classes.moving}>
          {t('moving.text')} <Link to="/group/migrations">{t('moving.link')}</Link>
        </p>
      )}
    </div>
  );
}
