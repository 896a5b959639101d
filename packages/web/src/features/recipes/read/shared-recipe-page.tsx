import { Button } from '@mantine/core';
import { IconDownload } from '../../../ui/icons/download.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { api, isApiError } from '../../../platform/api/index.ts';
import { readFlag, type PlainSearch, usePathParams } from '../../../platform/routing/index.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { CookMode } from '../cook/index.ts';
import { RecipeView } from './recipe-view.tsx';
import classes from './shared-recipe-page.module.css';
import { onSite } from '../../../platform/boot/site-address.ts';

/** The recipe of a share link; it needs no session, and a 401 opens no sign-in dialog. */
function sharedRecipeQuery(token: string) {
  return queryOptions({
    queryKey: ['shared', token],
    queryFn: ({ signal }) =>
      api.get('/api/recipes/shared/{token_id}', { params: { token_id: token }, signal, anonymous: true }),
    retry: false,
  });
}

/** A shared recipe: read-only, complete, and with nothing else of the household. */
export function SharedRecipePage() {
  const { token = '', groupSlug = '' } = usePathParams();
  const search = useSearch({ strict: false }) as PlainSearch;
  const library = useMemo(() => ({ groupSlug, isOwn: false }), [groupSlug]);
  const { t } = useTranslation('sharing');
  const shared = useQuery(sharedRecipeQuery(token));
  if (shared.isPending) return <Loading lines={6} />;
  if (shared.isLoadingError && isApiError(shared.error, 404)) return <NoLonger />;
  if (shared.isLoadingError) {
    return <ErrorState isPage title={t('shared.failed')} onRetry={() => void shared.refetch()} />;
  }
  if (readFlag(search, 'cook')) {
    return (
      <Suspense fallback={<Loading />}>
        <CookMode recipe={shared.data} library={library} />
      </Suspense>
    );
  }
  return (
    <>
      <div className={classes.note}>
        <span>{t('shared.note')}</span>
        <Button
          component="a"
          variant="subtle"
          size="compact-md"
          className={classes.download ?? ''}
          leftSection={<IconDownload size={18} aria-hidden />}
          href={onSite(`/api/recipes/shared/${encodeURIComponent(token)}/zip`)}
          download={`${shared.data.slug}.zip`}
        >
          {t('shared.download')}
        </Button>
      </div>
      <RecipeView recipe={shared.data} library={library} mayEdit={false} />
    </>
  );
}

/** An expired link, said in words. */
function NoLonger() {
  const { t } = useTranslation('sharing');
  return (
    <>
      <PageTitle title={t('shared.missing')} />
      <EmptyState
        drawing="chain"
        title={t('shared.missingText')}
        action={
          <Button variant="default" renderRoot={(props) => <Link to="/" {...props} />}>
            {t('shared.home')}
          </Button>
        }
      />
    </>
  );
}
