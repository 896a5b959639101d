import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../../platform/api/index.ts';
import { announce } from '../../../../ui/live-region.tsx';
import { toast } from '../../../../ui/toast/toast-store.ts';
import type { Library } from '../../recipes.queries.ts';
import { useUploadAsset } from '../editor.queries.ts';
import { newId } from '../state/new-id.ts';
import type { DraftState } from '../state/use-draft-state.ts';
import { pictureMarkdown, stemOf } from './picture-markdown.ts';

/** Pictures of steps: how one comes in, and which steps wait for theirs. */
export interface StepPictures {
  busy: ReadonlySet<string>;
  add: (stepId: string, file: File) => void;
}

/** Puts pictures into steps: the file becomes an attachment of the recipe, the text shows it. */
export function useStepPictures(state: DraftState, library: Library): StepPictures {
  const { t } = useTranslation('editor');
  const { edit, takeAsset } = state;
  const { id } = state.base.recipe;
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const { mutateAsync } = useUploadAsset(library, id);
  const upload = async (stepId: string, file: File) => {
    setBusy((before) => new Set([...before, stepId]));
    announce(t('step.pictureBusy'));
    try {
      const name = stemOf(file.name);
      // The server replaces a file of the same name: the sign keeps two pictures apart.
      const sent = { name: `${name} ${newId().slice(0, 8)}`, icon: 'mdi-file-image', file };
      const { asset, fresh } = await mutateAsync(sent);
      takeAsset(fresh, asset);
      const line = pictureMarkdown(name, `/api/media/recipes/${id}/assets/${asset.fileName ?? ''}`);
      edit((draft) => ({
        ...draft,
        recipeInstructions: draft.recipeInstructions.map((step) =>
          step.id === stepId
            ? { ...step, text: [step.text.trimEnd(), line].filter(Boolean).join('\n\n') }
            : step,
        ),
      }));
      announce(t('step.pictureAdded'));
    } catch (error) {
      toast.error(t(isApiError(error, 0) ? 'picture.offline' : 'asset.failed'), { durationMs: 6000 });
    } finally {
      setBusy((before) => new Set([...before].filter((one) => one !== stepId)));
    }
  };
  const latest = useRef(upload);
  useEffect(() => {
    latest.current = upload;
  });
  const add = useCallback((stepId: string, file: File) => void latest.current(stepId, file), []);
  return { busy, add };
}
