import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/index.ts';
import { activeLocale, formats } from '../../../platform/i18n/index.ts';
import type { Library } from '../index.ts';
import classes from './filter-builder.module.css';

const debounceMs = 400;
/** Names that show whether the conditions say what was meant. */
const namesShown = 3;
const listFormat = new Intl.ListFormat(activeLocale.formats, { type: 'unit' });

/** How many recipes the conditions find, and the newest of them; quiet about errors, since nothing depends on it. */
export function MatchCount({ filter, library }: { filter: string | null; library: Library }) {
  const { t } = useTranslation('filter-builder');
  const [asked] = useDebouncedValue(filter, debounceMs);
  const { data } = useQuery(matchQuery(asked, library));
  const isKnown = data !== undefined && filter !== null;
  const names = data?.items.map(({ name }) => name) ?? [];
  return (
    <output className={classes.matches} data-part="matches" data-stale={asked !== filter || undefined}>
      {filter === null && t('incomplete')}
      {isKnown && <b>{t('matches', { count: data.total, number: formats.number(data.total) })}</b>}
      {isKnown && names.length > 0 && (
        <span className={classes.names}>
          <bdi>{listFormat.format(names)}</bdi>
          {data.total > names.length && '…'}
        </span>
      )}
      {'\u00a0'}
    </output>
  );
}

function matchQuery(filter: string | null, { groupSlug, isOwn }: Library) {
  const path = isOwn ? '/api/recipes' : '/api/explore/groups/{group_slug}/recipes';
  const params = { group_slug: groupSlug };
  const query = { page: 1, perPage: namesShown, ...(filter ? { queryFilter: filter } : {}) };
  return {
    queryKey: ['recipes', 'matches', groupSlug, isOwn, filter],
    queryFn: ({ signal }: { signal: AbortSignal }) => api.get(path, { params, query, signal }),
    enabled: filter !== null,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 30_000,
  };
}
