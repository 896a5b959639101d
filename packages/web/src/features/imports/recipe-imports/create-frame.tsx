import { mayUseAdvanced } from '@hearth/domain/people/policies';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGroupSlug, useSelf } from '../../../platform/session/index.ts';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import classes from './create.module.css';

/** The frame of the pages on which recipes are made: heading, and below all the ways that few people go. */
export function CreateFrame({
  way,
  children,
}: {
  way: 'import' | 'new' | 'browser' | 'debug';
  children: ReactNode;
}) {
  const { t } = useTranslation('imports');
  const groupSlug = useGroupSlug() ?? '';
  const self = useSelf();
  const isAdvanced = self !== null && mayUseAdvanced(self);
  const params = { groupSlug };
  return (
    <div className={classes.page}>
      <PageTitle
        title={t(`way.${way}.title`)}
        {...(way === 'import' ? {} : { intro: t(`way.${way}.intro`) })}
      />
      {children}
      <ul className={classes.further} aria-label={t('ways')}>
        {way !== 'import' && (
          <li>
            <Link to="/g/$groupSlug/r/create/url" params={params} search={{}}>
              {t('further.import')}
            </Link>
          </li>
        )}
        {way !== 'new' && (
          <li>
            <Link to="/g/$groupSlug/r/create/new" params={params} search={{}}>
              {t('further.new')}
            </Link>
          </li>
        )}
        {way !== 'browser' && (
          <li>
            <Link to="/g/$groupSlug/r/create/browser" params={params} search={{}}>
              {t('further.browser')}
            </Link>
          </li>
        )}
        <li>
          <Link to="/g/$groupSlug/r/create/bulk" params={params} search={{}}>
            {t('further.reports')}
          </Link>
        </li>
        {isAdvanced && (
          <li>
            <Link to="/group/migrations">{t('moving.link')}</Link>
          </li>
        )}
        {isAdvanced && way !== 'debug' && (
          <li>
            <Link to="/g/$groupSlug/r/create/debug" params={params} search={{}}>
              {t('way.debug.title')}
            </Link>
          </li>
        )}
      </ul>
    </div>
  );
}
