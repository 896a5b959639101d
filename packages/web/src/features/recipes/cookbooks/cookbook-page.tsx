import { Button } from '@mantine/core';
import type { ReadCookBook } from '@hearth/contract';
import { IconDownload } from '../../../ui/icons/download.ts';
import { IconPencil } from '../../../ui/icons/pencil.ts';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, isApiError } from '../../../platform/api/index.ts';
import { usePathParams } from '../../../platform/routing/index.ts';
import { useGroupSlug, useIsOwnGroup, useSelf } from '../../../platform/session/index.ts';
import { Loading } from '../../../ui/states/loading.tsx';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { RecipeSection } from '../library/index.ts';
import type { Library } from '../index.ts';
import { CookbookHead } from './cookbook-head.tsx';
import { CookbookDialogs, useCookbookDialogs } from './cookbook-dialogs.tsx';
import { useCookbooks } from './use-cookbooks.ts';

/** One cookbook: its description and its recipes. */
export function CookbookPage() {
  const { t } = useTranslation('cookbooks');
  const groupSlug = useGroupSlug() ?? '';
  const isOwn = useIsOwnGroup();
  const library = useMemo(() => ({ groupSlug, isOwn }), [groupSlug, isOwn]);
  const { slug } = usePathParams();
  const { query, others } = useCookbooks(library);
  if (query.isPending) return <Loading lines={6} />;
  if (isApiError(query.error, 404)) throw query.error;
  if (query.data === undefined) return <QueryError query={query} title={t('failed')} isPage />;
  const cookbook = query.data.find((one) => one.slug === slug || one.id === slug);
  // As the API answers for one of them: the error page of the app shows it as a page that does not exist.
  if (cookbook === undefined) throw new ApiError(404);
  const household = isOwn ? others.find(({ id }) => id === cookbook.householdId)?.name : undefined;
  return <OneCookbook key={cookbook.id} cookbook={cookbook} library={library} household={household} />;
}

function OneCookbook({
  cookbook,
  library,
  household,
}: {
  cookbook: ReadCookBook;
  library: Library;
  /** The name of its household, if it is another one than the reader's. */
  household: string | undefined;
}) {
  const { t } = useTranslation('cookbooks');
  const self = useSelf();
  const navigate = useNavigate();
  const [dialog, setDialog] = useCookbookDialogs();
  const { groupSlug } = library;
  const mayEdit = library.isOwn && self?.householdId === cookbook.householdId;
  // Members may read cookbooks of other households, whose names the list of recipes does not know.
  const filters = useMemo(
    () =>
      mayEdit || !library.isOwn ? { cookbook: cookbook.id } : { queryFilter: cookbook.queryFilterString },
    [mayEdit, library, cookbook],
  );
  const follow = ({ slug }: ReadCookBook) =>
    void navigate({
      to: '/g/$groupSlug/cookbooks/$slug',
      params: { groupSlug, slug: slug ?? '' },
      replace: true,
    });
  const actions = (
    <>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
        data-part="export"
        onClick={() => setDialog({ kind: 'export', cookbook })}
      >
        {t('export')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconPencil size={18} aria-hidden />}
        data-part="edit"
        onClick={() => setDialog({ kind: 'edit', cookbook })}
      >
        {t('editShort')}
      </Button>
    </>
  );
  return (
    <>
      <CookbookHead
        cookbook={cookbook}
        library={library}
        household={household}
        {...(mayEdit ? { actions } : {})}
      />
      <Suspense fallback={<Loading lines={6} />}>
        <RecipeSection
          library={library}
          filters={filters}
          hasCount={false}
          empty={{ title: t('noRecipes.title'), text: t('noRecipes.text') }}
        />
      </Suspense>
      <CookbookDialogs
        open={dialog}
        setOpen={setDialog}
        position={cookbook.position}
        library={library}
        onSaved={follow}
        onDeleted={() => void navigate({ to: '/g/$groupSlug/cookbooks', params: { groupSlug } })}
      />
    </>
  );
}
