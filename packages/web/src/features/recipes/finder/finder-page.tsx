import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import { type Preferences, usePreference } from '../../../platform/preferences/index.ts';
import { useGroupSlug } from '../../../platform/session/index.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { QueryError } from '../../../ui/states/query-error.tsx';
import type { Library } from '../index.ts';
import { FinderQuery } from './finder-query.tsx';
import { suggestionsQuery } from './finder.queries.ts';
import { type Suggestion, SuggestionCard } from './suggestion-card.tsx';
import classes from './finder.module.css';

/** Finds recipes for the things at hand: those on one side, the recipes on the other. */
export function FinderPage() {
  const { t } = useTranslation('finder');
  const groupSlug = useGroupSlug() ?? '';
  const library = useMemo(() => ({ groupSlug, isOwn: true }), [groupSlug]);
  const [wishes, change] = usePreference('finder');
  const found = useQuery(suggestionsQuery(wishes));
  const items = found.data?.items ?? [];
  const isReady = ({ missingFoods, missingTools }: Suggestion) =>
    missingFoods.length === 0 && missingTools.length === 0;
  const isBegun = hasNamed(wishes);
  const tick = (kind: 'foods' | 'tools', id: string) => change({ [kind]: [...wishes[kind], id] });
  return (
    <>
      <PageTitle title={t('title')} intro={t('intro')} />
      <div className={classes.columns}>
        <FinderQuery library={library} />
        <div className={classes.found} data-stale={found.isPlaceholderData || undefined}>
          {found.isPending && <Loading lines={6} />}
          {found.isLoadingError && <QueryError query={found} title={t('failed')} />}
          {found.isSuccess && items.length === 0 && (
            <EmptyState
              drawing="fridge"
              title={t(isBegun ? 'empty.title' : 'begin.title')}
              text={t(isBegun ? 'empty.text' : 'begin.text')}
            />
          )}
          <Group title={t('ready')} items={items.filter(isReady)} library={library} onTick={tick} />
          <Group
            title={t('almost')}
            items={items.filter((item) => !isReady(item))}
            library={library}
            onTick={tick}
          />
        </div>
      </div>
    </>
  );
}

/** Whether the cook has named anything yet: before that nothing is missing from the library. */
function hasNamed({ foods, tools, conditions }: Preferences['finder']): boolean {
  return foods.length + tools.length + conditions > 0;
}

function Group({
  title,
  items,
  library,
  onTick,
}: {
  title: string;
  items: readonly Suggestion[];
  library: Library;
  onTick: (kind: 'foods' | 'tools', id: string) => void;
}) {
  const { t } = useTranslation('finder');
  if (items.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className={classes.heading}>
        {title}{' '}
        <span className={classes.muted}>
          {t('count', { count: items.length, number: formats.number(items.length) })}
        </span>
      </h2>
      <ul className={classes.list}>
        {items.map((item) => (
          <SuggestionCard key={item.recipe.id} suggestion={item} library={library} onTick={onTick} />
        ))}
      </ul>
    </section>
  );
}
