import { type ComponentType, Suspense } from 'react';
import { UnsavedChangesGuard } from '../../../../platform/drafts/index.ts';
import { lazyWithTexts } from '../../../../platform/i18n/index.ts';
import type { Library } from '../../recipes.queries.ts';
import type { RecipeDialogProps } from '../../parts/recipe-dialog-props.ts';
import type { MergeDialogProps } from '../merge/merge-dialog.tsx';
import type { DraftState } from '../state/use-draft-state.ts';
import type { Saving } from '../state/use-saving.ts';
import type { Leaving } from './use-leaving.ts';

const DeleteDialog: ComponentType<RecipeDialogProps & { onDeleted?: () => void }> = lazyWithTexts(
  ['recipes'],
  () => import('../../menu/recipe-dialogs.tsx').then((module) => module.DeleteDialog),
);

const MergeDialog = lazyWithTexts<MergeDialogProps>(['editor'], () =>
  import('../merge/merge-dialog.tsx').then((module) => module.MergeDialog),
);

interface DialogsProps {
  state: DraftState;
  saving: Saving;
  leaving: Leaving;
  library: Library;
  /** Whether there is text that is in no draft, and would be lost by leaving. */
  isTextWrong: boolean;
}

/** The confirmations of the editor: before leaving, before deleting, and on a conflict with another user. */
export function EditorDialogs({ state, saving, leaving, library, isTextWrong }: DialogsProps) {
  return (
    <>
      <UnsavedChangesGuard
        key={String(saving.conflict !== null)}
        isDirty={state.isDirty || isTextWrong}
        onSave={leaving.saveToLeave}
        onDiscard={leaving.discard}
        staysWithin={leaving.staysWithin}
      />
      <Suspense fallback={null}>
        {saving.conflict !== null && (
          <MergeDialog
            versions={saving.conflict.versions}
            onConfirm={leaving.saveJoinedAndClose}
            onClose={saving.closeConflict}
          />
        )}
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
