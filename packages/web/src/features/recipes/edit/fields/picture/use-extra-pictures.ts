import { readCaption, extraPictures, nameApart } from '@hearth/domain/recipes/pictures';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchFile, isCancelled, type UploadProgress } from '../../../../../platform/api/index.ts';
import { announce } from '../../../../../ui/live-region.tsx';
import { newId } from '../../../../../ui/new-id.ts';
import { toast } from '../../../../../ui/toast/toast-store.ts';
import { assetAddress } from '../../../assets/index.ts';
import { hasPicture, pictureUrl } from '../../../parts/recipe-picture.tsx';
import type { Library } from '../../../recipes.queries.ts';
import { useChangePicture, useUploadAsset } from '../../editor.queries.ts';
import { type Asset, withoutAsset, withShownFiles } from '../../state/draft.ts';
import type { DraftState } from '../../state/use-draft-state.ts';
import { readStem } from '../../steps/picture-markdown.ts';
import { type UploadHandle, useUploads } from '../../uploads/use-upload.ts';
import { useUploadReason } from '../../uploads/use-upload-reason.ts';
import { pictureToSend } from './picture-to-send.ts';

/** The pictures beside the main one, and changing them. */
export interface ExtraPictures {
  pictures: readonly Asset[];
  isBusy: boolean;
  /** How far the file is on its way; null where none is. */
  progress: UploadProgress | null;
  cancel: () => void;
  /** What did not work last, in sentences. */
  problems: readonly string[];
  /** Stores pictures one after the other; one that fails leaves the others alone. */
  add: (files: readonly File[]) => Promise<void>;
  /** The picture takes the place of the main one, which is kept beside it. */
  makeMain: (picture: Asset) => Promise<void>;
}

const key = 'extra';

/** Adds pictures and changes which is the main one. That is stored at once; removals are stored with Save. */
export function useExtraPictures(state: DraftState, library: Library): ExtraPictures {
  const { t } = useTranslation('editor');
  const { draft, edit } = state;
  const uploads = useUploads();
  const sending = useSending(state, library);
  const reasonOf = useUploadReason();
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const attempt = async (name: string, work: (handle: UploadHandle) => Promise<unknown>) => {
    try {
      await uploads.run(key, work);
      return true;
    } catch (error) {
      if (isCancelled(error)) announce(t('upload.cancelled'));
      else setProblems((before) => [...before, t('extra.problem', { name, reason: reasonOf(error) })]);
      return !isCancelled(error);
    }
  };
  const busily = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblems([]);
    await work().finally(() => setBusy(false));
  };
  const add = (files: readonly File[]) =>
    busily(async () => {
      // A user who adds the first pictures wants them seen. Files that are hidden already stay so until they are shown.
      const isFirst = draft.assets.length === 0;
      for (const file of files) {
        const sent = await pictureToSend(file);
        if (sent === null) {
          setProblems((before) => [
            ...before,
            t('extra.problem', { name: file.name, reason: t('extra.unreadable') }),
          ]);
          continue;
        }
        const goesOn = await attempt(file.name, async (handle) => {
          await sending.store(readStem(file.name), sent, handle);
          if (isFirst) edit(withShownFiles);
        });
        if (!goesOn) break;
      }
    });
  const makeMain = (picture: Asset) =>
    busily(async () => {
      await attempt(readCaption(picture.name), (handle) => sending.exchange(picture, handle));
    });
  const progress = uploads.running.get(key) ?? null;
  return {
    pictures: extraPictures(draft),
    isBusy,
    progress,
    cancel: () => uploads.cancel(key),
    problems,
    add,
    makeMain,
  };
}

/** How pictures get to the server, and back. */
function useSending(state: DraftState, library: Library) {
  const { t } = useTranslation('editor');
  const { recipe } = state.base;
  const upload = useUploadAsset(library, recipe.id);
  const change = useChangePicture(library, recipe.slug);
  const store = async (name: string, file: File, handle: UploadHandle) => {
    const sent = { name: nameApart(name, newId().slice(0, 8)), icon: 'mdi-file-image', file, handle };
    const { asset, fresh } = await upload.mutateAsync(sent);
    state.takeAsset(fresh, asset);
    return asset;
  };
  const keepMain = async (handle: UploadHandle) => {
    if (!hasPicture(recipe)) return null;
    return store(readStem(recipe.name), await fileAt(pictureUrl(recipe, 'original'), handle), handle);
  };
  const exchange = async (picture: Asset, handle: UploadHandle) => {
    const address = assetAddress(recipe.id, picture.fileName);
    const file = await fileAt(address, handle);
    const kept = await keepMain(handle);
    try {
      state.takePicture(await change.mutateAsync({ source: { file }, handle }));
    } catch (error) {
      // It is still the main one, and need not be there twice.
      if (kept !== null) state.edit((before) => withoutAsset(before, kept));
      throw error;
    }
    state.edit((before) => withoutAsset(before, picture));
    toast.success(t(kept === null ? 'picture.saved' : 'extra.madeMain'));
  };
  return { store, exchange };
}

async function fileAt(address: string, { signal }: UploadHandle): Promise<File> {
  const bytes = await fetchFile(address, signal);
  return new File([bytes], 'picture', { type: bytes.type });
}
