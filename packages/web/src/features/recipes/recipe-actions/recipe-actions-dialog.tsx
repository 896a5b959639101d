import type { GroupRecipeActionOut, Recipe } from '@hearth/contract';
import { Button } from '@mantine/core';
import { IconExternalLink } from '../../../ui/icons/external-link.ts';
import { IconSend } from '../../../ui/icons/send.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../platform/api/index.ts';
import { DialogFrame } from '../../../ui/dialog/dialog-frame.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { actionAddress, writeRecipePath } from './action-address.ts';
import { recipeActionsQuery, useTriggerAction } from './recipe-actions.queries.ts';
import classes from './recipe-actions.module.css';
import { siteAddress } from '../../../platform/boot/site-address.ts';

/** Props of the dialog of recipe actions. */
export interface RecipeActionsProps {
  recipe: Recipe;
  groupSlug: string;
  /** How many times the recipe is shown. */
  scale: number;
  onClose: () => void;
}

/** The household's recipe actions: links to open, and programs to send the recipe to. */
export function RecipeActionsDialog({ recipe, groupSlug, scale, onClose }: RecipeActionsProps) {
  const { t } = useTranslation('recipe-actions');
  const actions = useQuery(recipeActionsQuery);
  return (
    <DialogFrame title={t('title')} onPhones="sheet" onClose={onClose}>
      {actions.isPending && <Loading lines={3} />}
      {actions.isLoadingError && <QueryError query={actions} title={t('notLoaded')} />}
      {actions.data?.length === 0 && <EmptyState title={t('empty')} text={t('emptyText')} />}
      <ul className={classes.list}>
        {actions.data?.map((action) => (
          <li key={action.id}>
            {action.actionType === 'link' ? (
              <LinkAction action={action} recipe={recipe} groupSlug={groupSlug} scale={scale} />
            ) : (
              <PostAction action={action} recipe={recipe} scale={scale} />
            )}
          </li>
        ))}
      </ul>
    </DialogFrame>
  );
}

function LinkAction({
  action,
  recipe,
  groupSlug,
  scale,
}: {
  action: GroupRecipeActionOut;
  recipe: Recipe;
  groupSlug: string;
  scale: number;
}) {
  const { t } = useTranslation('recipe-actions');
  const url = new URL(siteAddress(writeRecipePath(recipe, { groupSlug, scale }))).href;
  const address = actionAddress(action.url, { url, id: recipe.id, slug: recipe.slug });
  if (address === null) return <p className={classes.broken}>{t('broken', { title: action.title })}</p>;
  return (
    <Button
      component="a"
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      variant="default"
      fullWidth
      justify="flex-start"
      leftSection={<IconExternalLink size={18} aria-hidden />}
    >
      <bdi>{action.title}</bdi>
    </Button>
  );
}

function PostAction({
  action,
  recipe,
  scale,
}: {
  action: GroupRecipeActionOut;
  recipe: Recipe;
  scale: number;
}) {
  const { t } = useTranslation('recipe-actions');
  const trigger = useTriggerAction();
  const send = () =>
    trigger.mutate(
      { id: action.id, slug: recipe.slug, scale },
      {
        onSuccess: (waiting) =>
          waiting === null ? toast.success(t('sent')) : toast.info(t('later'), { durationMs: 6000 }),
        onError: (error) => toast.error((isApiError(error) && error.message) || t('notSent')),
      },
    );
  return (
    <Button
      variant="default"
      fullWidth
      justify="flex-start"
      loading={trigger.isPending}
      leftSection={<IconSend size={18} aria-hidden />}
      onClick={send}
    >
      <bdi>{action.title}</bdi>
    </Button>
  );
}
