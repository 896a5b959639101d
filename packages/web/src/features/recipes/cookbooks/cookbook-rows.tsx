import type { ReadCookBook } from '@hearth/contract';
import { IconBookmark as IconBook } from '../../../ui/icons/bookmark.ts';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreference } from '../../../platform/preferences/index.ts';
import { useGroupSlug, useSelf } from '../../../platform/session/index.ts';
import { useCookbooks } from './use-cookbooks.ts';
import classes from './cookbook-rows.module.css';

/** Cookbooks in the drawer: the own household's flat by position, the others' below the name of their household. */
export function CookbookRows({ onFollow }: { onFollow?: () => void }) {
  const { t } = useTranslation('cookbooks');
  const groupSlug = useGroupSlug() ?? '';
  // Pages of settings name no group; there the own one is meant.
  const isOwn = useSelf()?.groupSlug === groupSlug;
  const library = useMemo(() => ({ groupSlug, isOwn }), [groupSlug, isOwn]);
  const { own, others } = useCookbooks(library);
  const [{ hideOtherHouseholds }] = usePreference('cookbook');
  const shownOthers = isOwn && hideOtherHouseholds ? [] : others;
  if (own.length === 0 && shownOthers.length === 0) return null;
  const row = (cookbook: ReadCookBook) => (
    <Row key={cookbook.id} cookbook={cookbook} groupSlug={groupSlug} onFollow={onFollow} />
  );
  return (
    <nav aria-label={t('title')} className={classes.root}>
      {own.length > 0 && <ul className={classes.list}>{own.map(row)}</ul>}
      {shownOthers.map((group) => (
        <section key={group.id}>
          <h2 className={classes.household} dir="auto">
            {group.name}
          </h2>
          <ul className={classes.list}>{group.cookbooks.map(row)}</ul>
        </section>
      ))}
    </nav>
  );
}

function Row({
  cookbook,
  groupSlug,
  onFollow,
}: {
  cookbook: ReadCookBook;
  groupSlug: string;
  onFollow: (() => void) | undefined;
}) {
  return (
    <li>
      <Link
        to="/g/$groupSlug/cookbooks/$slug"
        params={{ groupSlug, slug: cookbook.slug ?? cookbook.id }}
        className={classes.row}
        activeOptions={{ includeSearch: false }}
        title={cookbook.name}
        {...(onFollow === undefined ? {} : { onClick: onFollow })}
      >
        <IconBook size={18} stroke={1.75} className={classes.icon} aria-hidden />
        <span className={classes.name}>
          <bdi>{cookbook.name}</bdi>
        </span>
      </Link>
    </li>
  );
}
