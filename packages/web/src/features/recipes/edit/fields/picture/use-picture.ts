import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, isCancelled, type UploadProgress } from '../../../../../platform/api/index.ts';
import { announce } from '../../../../../ui/live-region.tsx';
import { toast } from '../../../../../ui/toast/toast-store.ts';
import type { Pictured } from '../../../parts/recipe-picture.tsx';
import type { Library } from '../../../recipes.queries.ts';
import { type PictureSource, useChangePicture } from '../../editor.queries.ts';
import type { DraftState } from '../../state/use-draft-state.ts';
import { type UploadHandle, useUploads } from '../../uploads/use-upload.ts';

/** The picture, and changing it. */
export interface PictureChange {
  recipe: Pictured;
  hasPicture: boolean;
  isBusy: boolean;
  /** How far the file is on its way; null where none is. */
  progress: UploadProgress | null;
  cancel: () => void;
  /** Why the last change did not work, in words. */
  problem: string | null;
  /** Answers whether it worked. */
  change: (source: PictureSource) => Promise<boolean>;
}

/** Changes the picture of the recipe that is edited; the rest of the draft waits for Save. */
export function usePicture(state: DraftState, library: Library): PictureChange {
  const { t } = useTranslation('editor');
  const { recipe } = state.base;
  const mutation = useChangePicture(library, recipe.slug);
  const uploads = useUploads();
  const [problem, setProblem] = useState<string | null>(null);
  const change = async (source: PictureSource) => {
    setProblem(null);
    announce(t('picture.busy'));
    try {
      const send = (handle: UploadHandle) => mutation.mutateAsync({ source, handle });
      state.takePicture(await uploads.run('picture', send));
      toast.success(source === null ? t('picture.removed') : t('picture.saved'));
      return true;
    } catch (error) {
      if (isCancelled(error)) announce(t('upload.cancelled'));
      else setProblem(problemText(error, source));
      return false;
    }
  };
  const problemText = (error: unknown, source: PictureSource) => {
    if (isApiError(error, 413)) return t('upload.tooLarge');
    return t(`picture.${chooseProblem(error, source)}`);
  };
  const progress = uploads.running.get('picture') ?? null;
  return {
    recipe: { id: recipe.id, name: state.draft.name, image: recipe.image },
    hasPicture: recipe.image !== null && recipe.image !== 'no image',
    isBusy: mutation.isPending,
    progress,
    cancel: () => uploads.cancel('picture'),
    problem,
    change,
  };
}

function chooseProblem(
  error: unknown,
  source: PictureSource,
): 'offline' | 'notFetched' | 'failed' | 'refused' {
  if (isApiError(error, 0)) return 'offline';
  if (isApiError(error, 403) || isApiError(error, 404)) return 'refused';
  return source !== null && 'url' in source ? 'notFetched' : 'failed';
}
