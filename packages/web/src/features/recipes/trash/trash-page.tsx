import { Button } from '@mantine/core';
import type { TrashedRecipe } from '@hearth/contract';
import { IconTrash } from '../../../ui/icons/trash.ts';
import { IconTrashOff } from '../../../ui/icons/trash-off.ts';
import { IconRestore } from '../../../ui/icons/restore.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { boot } from '../../../platform/boot/boot.ts';
import { formats, lazyWithTexts } from '../../../platform/i18n/index.ts';
import { useGroupSlug } from '../../../platform/session/index.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import type { DeleteForGoodProps } from './delete-for-good-dialog.tsx';
import { trashQuery, useRestoreRecipe } from './trash.queries.ts';
import classes from './trash.module.css';

const DeleteForGoodDialog = lazyWithTexts<DeleteForGoodProps>(['trash'], () =>
  import('./delete-for-good-dialog.tsx').then((module) => module.DeleteForGoodDialog),
);

/** Recipes that were deleted: back with them, or away for good. */
export function TrashPage() {
  const { t } = useTranslation('trash');
  const trash = useInfiniteQuery(trashQuery);
  const recipes = trash.data?.pages.flatMap(({ items }) => items) ?? [];
  const kept = { count: boot.trashDays, number: formats.number(boot.trashDays) };
  const [doomed, setDoomed] = useState<TrashedRecipe | null>(null);
  return (
    <div className={classes.page}>
      <PageTitle title={t('title')} intro={t('intro', kept)} />
      {trash.isPending && <Loading lines={4} />}
      {trash.isError && recipes.length === 0 && <QueryError query={trash} title={t('failed')} />}
      {trash.isSuccess && recipes.length === 0 && (
        <EmptyState
          icon={<IconTrashOff size={40} stroke={1.5} aria-hidden />}
          title={t('empty')}
          text={t('emptyText', kept)}
        />
      )}
      <ul className={classes.list}>
        {recipes.map((recipe) => (
          <TrashRow key={recipe.id} recipe={recipe} onDelete={() => setDoomed(recipe)} />
        ))}
      </ul>
      {trash.hasNextPage && <NextPage trash={trash} />}
      {doomed !== null && (
        <Suspense>
          <DeleteForGoodDialog recipe={doomed} onClose={() => setDoomed(null)} />
        </Suspense>
      )}
    </div>
  );
}

function NextPage({ trash }: { trash: { fetchNextPage: () => unknown; isFetchingNextPage: boolean } }) {
  const { t } = useTranslation('ui');
  return (
    <Button variant="default" loading={trash.isFetchingNextPage} onClick={() => void trash.fetchNextPage()}>
      {t('action.loadMore')}
    </Button>
  );
}

function TrashRow({ recipe, onDelete }: { recipe: TrashedRecipe; onDelete: () => void }) {
  const { t } = useTranslation('trash');
  const restore = useRestore(recipe);
  const { name, deletedBy, mayRestore } = recipe;
  const date = formats.date(recipe.deletedAt);
  const [now] = useState(() => Date.now());
  const days = Math.max(0, Math.ceil((Date.parse(recipe.expiresAt) - now) / 86_400_000));
  return (
    <li className={classes.row} data-part="trashed">
      <span className={classes.initial} aria-hidden>
        {[...name.trim()][0]?.toLocaleUpperCase() ?? '·'}
      </span>
      <div className={classes.about}>
        <h2 className={classes.name} dir="auto">
          {name}
        </h2>
        <p className={classes.muted}>
          {deletedBy === null
            ? t('deleted', { date })
            : t('deletedBy', { date, name: deletedBy.fullName || deletedBy.username })}
          {' · '}
          {t('left', { count: days, number: formats.number(days) })}
        </p>
        {!mayRestore && <p className={classes.muted}>{t('mayNot')}</p>}
      </div>
      {mayRestore && (
        <div className={classes.actions}>
          <Button
            variant="default"
            leftSection={<IconRestore size={18} aria-hidden />}
            aria-label={t('restoreName', { name })}
            loading={restore.isPending}
            onClick={restore.run}
          >
            {t('restore')}
          </Button>
          <Button
            variant="subtle"
            color="error"
            leftSection={<IconTrash size={18} aria-hidden />}
            aria-label={t('forGoodName', { name })}
            onClick={onDelete}
          >
            {t('forGood')}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Restoring says where the recipe is now, and leads there. */
function useRestore({ id }: TrashedRecipe) {
  const { t } = useTranslation('trash');
  const groupSlug = useGroupSlug() ?? '';
  const navigate = useNavigate();
  const restore = useRestoreRecipe();
  // The row is gone by the time the answer is there.
  const run = () =>
    void restore.mutateAsync(id).then(
      ({ name, slug }) => {
        const open = () => void navigate({ to: '/g/$groupSlug/r/$slug', params: { groupSlug, slug } });
        toast.success(t('restored', { name }), { action: { label: t('open'), run: open } });
      },
      () => undefined,
    );
  return { run, isPending: restore.isPending };
}
