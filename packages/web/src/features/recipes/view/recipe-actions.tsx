import { Button } from '@mantine/core';
import type { Recipe } from '@hearth/contract';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconEdit from '@tabler/icons-react/dist/esm/icons/IconEdit.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyWithTexts } from '../../../platform/i18n/index.ts';
import { useShortcut } from '../../../platform/shortcuts/index.ts';
import { ActionMenu, type MenuEntry } from '../../../ui/menu/action-menu.tsx';
import { FavoriteButton } from '../../ratings/index.ts';
import { useTogether } from '../../together/index.ts';
import type { Library } from '../recipes.queries.ts';
import { useEditing } from '../use-editing.ts';
import type { RecipeDialogProps } from './recipe-dialogs.tsx';
import classes from './recipe-view.module.css';

const DuplicateDialog = lazyWithTexts<RecipeDialogProps>(['recipes'], () =>
  import('./recipe-dialogs.tsx').then((module) => module.DuplicateDialog),
);
const DeleteDialog = lazyWithTexts<RecipeDialogProps>(['recipes'], () =>
  import('./recipe-dialogs.tsx').then((module) => module.DeleteDialog),
);

/** What members of the group can do with a recipe. Visitors get none of it. */
export function RecipeActions({
  recipe,
  library,
  mayEdit,
}: {
  recipe: Recipe;
  library: Library;
  mayEdit: boolean;
}) {
  const { t } = useTranslation('recipes');
  const [dialog, setDialog] = useState<'duplicate' | 'delete' | null>(null);
  const { open } = useEditing();
  useShortcut({ keys: 'e', label: t('action.edit'), run: () => mayEdit && open() });
  const together = useTogether(recipe, library.groupSlug, mayEdit);
  if (!library.isOwn) return null;
  const entries: MenuEntry[] = [
    {
      key: 'duplicate',
      label: t('action.duplicate'),
      icon: <IconCopy size={18} aria-hidden />,
      onSelect: () => setDialog('duplicate'),
    },
    ...together.entries,
    ...(mayEdit
      ? [
          {
            key: 'delete',
            label: t('action.delete'),
            icon: <IconTrash size={18} aria-hidden />,
            onSelect: () => setDialog('delete'),
            isDangerous: true,
            startsGroup: true,
          },
        ]
      : []),
  ];
  const close = () => setDialog(null);
  return (
    <div className={classes.actions}>
      {mayEdit && (
        <Button
          leftSection={<IconEdit size={18} aria-hidden />}
          renderRoot={(props) => (
            <Link
              to="/g/$groupSlug/r/$slug"
              params={{ groupSlug: library.groupSlug, slug: recipe.slug }}
              search={{ edit: 'true' }}
              {...props}
            />
          )}
        >
          {t('action.edit')}
        </Button>
      )}
      <FavoriteButton recipe={recipe} size={40} />
      <ActionMenu label={t('action.more')} icon={<IconDots size={22} aria-hidden />} entries={entries} />
      {together.dialogs}
      <Suspense fallback={null}>
        {dialog === 'duplicate' && <DuplicateDialog recipe={recipe} library={library} onClose={close} />}
        {dialog === 'delete' && <DeleteDialog recipe={recipe} library={library} onClose={close} />}
      </Suspense>
    </div>
  );
}
