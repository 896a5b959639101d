import { Button } from '@mantine/core';
import { type ComponentType, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { UnsavedChangesGuard } from '../../../../platform/drafts/index.ts';
import { lazyWithTexts } from '../../../../platform/i18n/index.ts';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import type { Library } from '../../recipes.queries.ts';
import type { RecipeDialogProps } from '../../view/recipe-dialogs.tsx';
import type { DraftState } from '../state/use-draft-state.ts';
import type { Saving } from '../state/use-saving.ts';
import type { Leaving } from './use-leaving.ts';

const DeleteDialog: ComponentType<RecipeDialogProps & { onDeleted?: () => void }> = lazyWithTexts(
  ['recipes'],
  () => import('../../view/recipe-dialogs.tsx').then((module) => module.DeleteDialog),
);

interface DialogsProps {
  state: DraftState;
  saving: Saving;
  leaving: Leaving;
  library: Library;
  /** Whether there is text that is in no draft, and would be lost by leaving. */
  isTextWrong: boolean;
}

/** What the editor asks: before leaving, before deleting, and when somebody else was quicker. */
export function EditorDialogs({ state, saving, leaving, library, isTextWrong }: DialogsProps) {
  return (
    <>
      <UnsavedChangesGuard
        key={String(saving.hasConflict)}
        isDirty={state.isDirty || isTextWrong}
        onSave={leaving.saveToLeave}
        onDiscard={leaving.discard}
        staysWithin={leaving.staysWithin}
      />
      {saving.hasConflict && <ConflictDialog saving={saving} leaving={leaving} />}
      <Suspense fallback={null}>
        {leaving.isDeleting && (
          <DeleteDialog
            recipe={state.base.recipe}
            library={library}
            onDeleted={leaving.letGo}
            onClose={leaving.stopDeleting}
          />
        )}
      </Suspense>
    </>
  );
}

function ConflictDialog({ saving, leaving }: { saving: Saving; leaving: Leaving }) {
  const { t } = useTranslation('editor');
  const loadTheirs = async () => {
    await saving.loadTheirs();
    saving.closeConflict();
  };
  const saveMine = async () => {
    saving.closeConflict();
    await leaving.saveAnywayAndClose();
  };
  return (
    <Dialog
      opened
      focusConfirm
      keepOpen
      size="lg"
      title={t('conflict.title')}
      cancelLabel={t('conflict.stay')}
      confirmLabel={t('conflict.theirs')}
      onConfirm={loadTheirs}
      onClose={saving.closeConflict}
      extra={
        <Button variant="subtle" color="error" onClick={() => void saveMine()}>
          {t('conflict.mine')}
        </Button>
      }
    >
      <p>{t('conflict.text')}</p>
      <p>{t('conflict.hint')}</p>
    </Dialog>
  );
}
