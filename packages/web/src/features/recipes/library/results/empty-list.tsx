import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import type { Library } from '../../index.ts';

/** What a list without recipes shows: its own words, a way out of the filters, or the way to the first recipe. */
export function EmptyList({
  library,
  empty,
  onReset,
}: {
  library: Library;
  empty: { title: string; text: string } | undefined;
  /** Where filters are the reason. */
  onReset: (() => void) | undefined;
}) {
  if (empty !== undefined) return <EmptyState drawing="pot" {...empty} />;
  return onReset === undefined ? <NoRecipes library={library} /> : <NothingFound onReset={onReset} />;
}

function NothingFound({ onReset }: { onReset: () => void }) {
  const { t } = useTranslation('explore');
  return (
    <EmptyState
      drawing="magnifier"
      title={t('nothing.title')}
      text={t('nothing.text')}
      action={
        <Button variant="default" onClick={onReset}>
          {t('reset')}
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
          <Button
            renderRoot={(props) => (
              <Link to="/g/$groupSlug/r/create/url" params={{ groupSlug }} search={{}} {...props} />
            )}
          >
            {t('empty.action')}
          </Button>
        ) : undefined
      }
    />
  );
}
