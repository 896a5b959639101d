import type { EntryUses } from '@hearth/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../platform/api/index.ts';
import { activeLocale } from '../../../../platform/i18n/index.ts';
import { useGroupSlug } from '../../../../platform/session/index.ts';
import type { DataItem, DataPath } from '../data-kind.ts';
import { findUsedPath, type UsedPath } from './used-paths.ts';
import classes from './dialogs.module.css';

/** What uses the one entry that is about to be deleted: the first of it by name, and how much more there is. */
export function EntryUsesText({ path, items }: { path: DataPath; items: readonly DataItem[] }) {
  const used = findUsedPath(path);
  const [only, ...others] = items;
  if (used === null || only === undefined || others.length > 0) return null;
  return (
    <div className={classes.uses} data-part="uses">
      <Uses path={used} id={only.id} />
    </div>
  );
}

function Uses({ path, id }: { path: UsedPath; id: string }) {
  const { t } = useTranslation('data');
  const groupSlug = useGroupSlug() ?? '';
  const { data } = useQuery({
    queryKey: ['uses', path, id],
    queryFn: ({ signal }) => api.get(`${path}/{item_id}/uses`, { params: { item_id: id }, signal }),
    staleTime: 0,
  });
  if (data === undefined) return null;
  const total = data.recipes + data.shoppingLists + data.foods;
  if (total === 0) return <p>{t('delete.uses.none')}</p>;
  return (
    <>
      <UsedIn head={t('delete.uses.recipes', { count: data.recipes })} count={data.recipes}>
        {data.firstRecipes.map(({ name, slug }) => (
          <Link key={slug} to="/g/$groupSlug/r/$slug" params={{ groupSlug, slug }}>
            <bdi>{name}</bdi>
          </Link>
        ))}
      </UsedIn>
      <UsedIn head={t('delete.uses.foods', { count: data.foods })} count={data.foods}>
        {data.firstFoods.map((food) => (
          <bdi key={food.id}>{food.name}</bdi>
        ))}
      </UsedIn>
      <UsedLists uses={data} />
    </>
  );
}

function UsedLists({ uses }: { uses: EntryUses }) {
  const { t } = useTranslation('data');
  return (
    <UsedIn head={t('delete.uses.lists', { count: uses.shoppingLists })} count={uses.shoppingLists}>
      {uses.firstShoppingLists.map((list) => (
        <Link key={list.id} to="/shopping-lists/$id" params={{ id: list.id }}>
          <bdi>{list.name}</bdi>
        </Link>
      ))}
    </UsedIn>
  );
}

const listFormat = new Intl.ListFormat(activeLocale.formats, { type: 'conjunction' });

/** `17 recipes: Plum cake, Plum jam, and 15 more`, as the language joins a list. */
function UsedIn({ head, count, children }: { head: string; count: number; children: readonly ReactNode[] }) {
  const { t } = useTranslation('data');
  if (count === 0) return null;
  const rest = count - children.length;
  if (children.length === 0) return <p>{head}</p>;
  const more = rest > 0 ? [t('delete.uses.more', { count: rest })] : [];
  const parts = [...children, ...more];
  const joined = listFormat.formatToParts(parts.map((_, index) => String(index)));
  return (
    <p>
      <b>{head}</b>: {joined.map(({ type, value }) => (type === 'element' ? parts[Number(value)] : value))}
    </p>
  );
}
