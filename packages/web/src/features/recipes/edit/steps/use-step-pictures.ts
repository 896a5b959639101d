import { nameApart } from '@hearth/domain/recipes/pictures';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isCancelled } from '../../../../platform/api/index.ts';
import { announce } from '../../../../ui/live-region.tsx';
import { toast } from '../../../../ui/toast/toast-store.ts';
import { assetAddress } from '../../assets/index.ts';
import type { Library } from '../../recipes.queries.ts';
import { useUploadAsset } from '../editor.queries.ts';
import type { Draft } from '../state/draft.ts';
import { newId } from '../../../../ui/new-id.ts';
import type { DraftState } from '../state/use-draft-state.ts';
import { useUploadReason } from '../uploads/use-upload-reason.ts';
import { type Uploads, useUploads } from '../uploads/use-upload.ts';
import { pictureMarkdown, readStem } from './picture-markdown.ts';

/** Pictures of steps: how one comes in, and which are on their way, by the id of the step. */
export interface StepPictures {
  running: Uploads['running'];
  add: (stepId: string, file: File) => void;
  cancel: (stepId: string) => void;
}

/** Puts pictures into steps: the file becomes an attachment of the recipe, the text shows it. */
export function useStepPictures(state: DraftState, library: Library): StepPictures {
  const { t } = useTranslation('editor');
  const { edit, takeAsset } = state;
  const { id } = state.base.recipe;
  const uploads = useUploads();
  const reason = useUploadReason();
  const { mutateAsync } = useUploadAsset(library, id);
  const store = async (stepId: string, file: File) => {
    announce(t('step.pictureBusy'));
    const name = readStem(file.name);
    const sent = { name: nameApart(name, newId().slice(0, 8)), icon: 'mdi-file-image', file };
    const { asset, fresh } = await uploads.run(stepId, (handle) => mutateAsync({ ...sent, handle }));
    takeAsset(fresh, asset);
    const line = pictureMarkdown(name, assetAddress(id, asset.fileName));
    edit((draft) => withLine(draft, stepId, line));
    announce(t('step.pictureAdded'));
  };
  const fail = (error: unknown) => {
    if (isCancelled(error)) return announce(t('upload.cancelled'));
    return toast.error(reason(error), { durationMs: 6000 });
  };
  const latest = useRef(store);
  const latestFail = useRef(fail);
  useEffect(() => {
    latest.current = store;
    latestFail.current = fail;
  });
  const add = useCallback(
    (stepId: string, file: File) => void latest.current(stepId, file).catch(latestFail.current),
    [],
  );
  return { running: uploads.running, add, cancel: uploads.cancel };
}

/** The draft with a picture below the text of a step. */
function withLine(draft: Draft, stepId: string, line: string): Draft {
  return {
    ...draft,
    recipeInstructions: draft.recipeInstructions.map((step) =>
      step.id === stepId ? { ...step, text: [step.text.trimEnd(), line].filter(Boolean).join('\n\n') } : step,
    ),
  };
}
