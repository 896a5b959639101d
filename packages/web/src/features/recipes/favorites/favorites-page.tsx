import { isUuid } from '@hearth/domain/text/slugs';
import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/api/index.ts';
import { usePathParams } from '../../../platform/routing/index.ts';
import { useSelf } from '../../../platform/session/index.ts';
import { Loading } from '../../../ui/states/loading.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { RecipeSection } from '../library/index.ts';

/** All favourites of a user. An address that names no user is one of nothing. */
export function FavoritesPage() {
  const { id = '' } = usePathParams();
  if (!isUuid(id)) throw new ApiError(404);
  return <Favorites userId={id} />;
}

function Favorites({ userId }: { userId: string }) {
  const { t } = useTranslation('favorites');
  const self = useSelf();
  const library = useMemo(() => ({ groupSlug: self?.groupSlug ?? '', isOwn: true }), [self]);
  const filters = useMemo(() => ({ queryFilter: `favoritedBy.id = "${userId}"` }), [userId]);
  return (
    <>
      <PageTitle title={t('title')} intro={t('intro')} />
      <Suspense fallback={<Loading lines={6} />}>
        <RecipeSection
          library={library}
          filters={filters}
          empty={{ title: t('empty.title'), text: t('empty.text') }}
        />
      </Suspense>
    </>
  );
}
