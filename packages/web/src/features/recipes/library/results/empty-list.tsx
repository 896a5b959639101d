import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Suspense } from 'react';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import type { Library } from '../../index.ts';
import { AddStartersButton } from '../../starters/index.ts';
import classes from '../explorer/explorer.module.css';

/** What a list without recipes shows: its own words, a way out of the filters, or the way to the first recipe. */
export function EmptyList({
  library,
  empty,
  onReset,
  hasOnlyFavorites,
}: {
  library: Library;
  empty: { title: string; text: string } | undefined;
  /** Where filters are the reason. */
  onReset: (() => void) | undefined;
  hasOnlyFavorites: boolean;
}) {
  if (empty !== undefined) return <EmptyState drawing="pot" {...empty} />;
  return onReset === undefined ? (
    <NoRecipes library={library} />
  ) : (
    <NothingFound why={hasOnlyFavorites ? 'favorites' : 'filters'} onReset={onReset} />
  );
}

function NothingFound({ why, onReset }: { why: 'filters' | 'favorites'; onReset: () => void }) {
  const { t } = useTranslation('explore');
  return (
    <EmptyState
      drawing={why === 'filters' ? 'magnifier' : 'pot'}
      title={t(`nothing.${why}.title`)}
      text={t(`nothing.${why}.text`)}
      action={
        <Button variant="default" onClick={onReset}>
          {t(why === 'filters' ? 'reset' : 'nothing.favorites.action')}
        </Button>
      }
    />
  );
}

function NoRecipes({ library }: { library: Library }) {
  const { t } = useTranslation('explore');
  const { groupSlug, isOwn } = library;
  return (
    <EmptyState
      drawing="pot"
      title={t('empty.title')}
      text={isOwn ? t('empty.text') : t('empty.public')}
      action={
        isOwn ? (
          <div className={classes.beginnings}>
            <Button
              renderRoot={(props) => (
                <Link to="/g/$groupSlug/r/create/url" params={{ groupSlug }} search={{}} {...props} />
              )}
            >
              {t('empty.action')}
            </Button>
            <Suspense fallback={null}>
              <AddStartersButton />
            </Suspense>
          </div>
        ) : undefined
      }
    />
  );
}
