import { TextInput } from '@mantine/core';
import { required } from '@hearth/domain/ui/validators';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { boot } from '../../../platform/boot/boot.ts';
import { formats } from '../../../platform/i18n/index.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useFields } from '../../../ui/form/use-fields.ts';
import { userText } from '../../../ui/form/user-text.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { UsedBy } from './used-by.tsx';
import { useRestoreRecipe } from '../trash/index.ts';
import type { RecipeDialogProps } from '../parts/recipe-dialog-props.ts';
import { useDeleteRecipe, useDuplicateRecipe } from '../recipes.queries.ts';

/** Copies the recipe under a name, then goes to the copy. */
export function DuplicateDialog({ recipe, library, onClose }: RecipeDialogProps) {
  const { t } = useTranslation('recipes');
  const navigate = useNavigate();
  const duplicate = useDuplicateRecipe(recipe.slug);
  const fields = useFields({ name: recipe.name }, { name: [required] });
  const confirm = async () => {
    const copy = await duplicate.mutateAsync(fields.values.name.trim());
    await navigate({
      to: '/g/$groupSlug/r/$slug',
      params: { groupSlug: library.groupSlug, slug: copy.slug },
    });
  };
  return (
    <Dialog
      opened
      title={t('duplicate.title')}
      confirmLabel={t('duplicate.confirm')}
      isValid={fields.isValid}
      onConfirm={confirm}
      onClose={onClose}
    >
      <TextInput {...fields.bind('name')} label={t('duplicate.name')} data-autofocus {...userText} />
    </Dialog>
  );
}

/** Asks before a recipe is deleted, then goes back to the library. */
export function DeleteDialog({
  recipe,
  library,
  onClose,
  onDeleted,
}: RecipeDialogProps & { onDeleted?: () => void }) {
  const { t } = useTranslation('recipes');
  const navigate = useNavigate();
  const remove = useDeleteRecipe(recipe.slug);
  const restore = useRestoreRecipe();
  const undo = async () => {
    const { name, slug } = await restore.mutateAsync(recipe.id);
    toast.success(t('delete.undone', { name }));
    await navigate({ to: '/g/$groupSlug/r/$slug', params: { groupSlug: library.groupSlug, slug } });
  };
  const confirm = async () => {
    await remove.mutateAsync();
    onDeleted?.();
    toast.success(t('delete.done', { name: recipe.name }), {
      action: { label: t('delete.undo'), run: () => void undo() },
    });
    await navigate({ to: '/g/$groupSlug', params: { groupSlug: library.groupSlug }, search: {} });
  };
  return (
    <ConfirmDialog
      opened
      title={t('delete.title')}
      text={
        <>
          {t('delete.text', {
            name: recipe.name,
            count: boot.trashDays,
            number: formats.number(boot.trashDays),
          })}{' '}
          <UsedBy recipeId={recipe.id} />
        </>
      }
      confirmLabel={t('delete.confirm')}
      isDangerous
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
