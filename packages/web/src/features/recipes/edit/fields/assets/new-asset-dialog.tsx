import { FileInput, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isCancelled, type Tagged } from '../../../../../platform/api/index.ts';
import type { Recipe } from '@hearth/contract/index';
import { Dialog } from '../../../../../ui/dialog/dialog.tsx';
import { userText } from '../../../../../ui/form/user-text.ts';
import { plainText } from '../../../../../ui/text/plain-text.ts';
import type { Library } from '../../../recipes.queries.ts';
import { useUploadAsset } from '../../editor.queries.ts';
import type { Asset } from '../../state/draft.ts';
import { readStem } from '../../steps/picture-markdown.ts';
import { UploadBar } from '../../uploads/upload-bar.tsx';
import { useUploadReason } from '../../uploads/use-upload-reason.ts';
import { type UploadHandle, useUploads } from '../../uploads/use-upload.ts';
import { assetIcons, iconFor } from './asset-icons.ts';

/** Props of the dialog for a new file. */
export interface NewAssetProps {
  recipeId: string;
  library: Library;
  /** Names of the files that are there: one of the same name would replace it. */
  taken: readonly string[];
  onAdded: (fresh: Tagged<Recipe>, asset: Asset) => void;
  onClose: () => void;
}

/** Adds a file to the recipe: name, icon, file. */
export function NewAssetDialog({ recipeId, library, taken, onAdded, onClose }: NewAssetProps) {
  const { t } = useTranslation('editor');
  const [file, setFile] = useState<File | null>(null);
  const [name, setName] = useState('');
  const [icon, setIcon] = useState('mdi-file');
  const [problem, setProblem] = useState<string | null>(null);
  const upload = useUploadAsset(library, recipeId);
  const uploads = useUploads();
  const reason = useUploadReason();
  const progress = uploads.running.get('asset');
  const isTaken = taken.some((one) => plainText(one) === plainText(name));
  const choose = (chosen: File | null) => {
    setFile(chosen);
    if (chosen === null) return;
    setIcon(iconFor(chosen));
    if (name === '') setName(readStem(chosen.name));
  };
  const confirm = async () => {
    if (file === null) return;
    setProblem(null);
    try {
      const sent = { name: name.trim(), icon, file };
      const send = (handle: UploadHandle) => upload.mutateAsync({ ...sent, handle });
      const { asset, fresh } = await uploads.run('asset', send);
      onAdded(fresh, asset);
    } catch (error) {
      if (!isCancelled(error)) setProblem(reason(error));
      throw error;
    }
  };
  return (
    <Dialog
      opened
      size="sm"
      title={t('asset.add')}
      confirmLabel={t('asset.store')}
      isValid={file !== null && name.trim() !== '' && !isTaken}
      onConfirm={confirm}
      onClose={onClose}
    >
      <FileInput
        label={t('asset.file')}
        placeholder={t('asset.choose')}
        name="asset-file"
        required
        value={file}
        onChange={choose}
        error={problem}
        data-autofocus
      />
      <TextInput
        name="asset-name"
        label={t('asset.name')}
        required
        maxLength={255}
        {...userText}
        value={name}
        error={isTaken && name !== '' && t('asset.taken')}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <NativeSelect
        name="asset-icon"
        label={t('asset.icon')}
        value={icon}
        data={assetIcons.map((one) => ({ value: one.icon, label: t(`asset.kind.${one.kind}`) }))}
        onChange={(event) => setIcon(event.currentTarget.value)}
      />
      {progress !== undefined && (
        <UploadBar progress={progress} label={t('upload.busy')} onCancel={() => uploads.cancel('asset')} />
      )}
    </Dialog>
  );
}
