import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePathParams } from '../../../platform/routing/index.ts';
import { useSelf } from '../../../platform/session/index.ts';
import { Loading } from '../../../ui/states/loading.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { RecipeSection } from '../library/index.ts';

/** All favourites of a user. */
export function FavoritesPage() {
  const { t } = useTranslation('favorites');
  const { id = '' } = usePathParams();
  const self = useSelf();
  const library = useMemo(() => ({ groupSlug: self?.groupSlug ?? '', isOwn: true }), [self]);
  const filters = useMemo(() => ({ queryFilter: `favoritedBy.id = "${id.replaceAll('"', '')}"` }), [id]);
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
