import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Cropper, uncropped } from '../../../../../ui/crop/cropper.tsx';
import { croppedFile, loadPicture } from '../../../../../ui/crop/draw-picture.ts';
import { Dialog } from '../../../../../ui/dialog/dialog.tsx';
import { Loading } from '../../../../../ui/states/loading.tsx';
import { type Pictured, pictureUrl } from '../../../parts/recipe-picture.tsx';
import type { PictureSource } from '../../editor.queries.ts';
import classes from '../fields.module.css';

/** Props of the crop dialog. */
export interface CropDialogProps {
  recipe: Pictured;
  /** Answers whether the new picture was stored. */
  change: (source: PictureSource) => Promise<boolean>;
  onClose: () => void;
}

/** Cuts, turns and flips the picture. With the pointer on the frame, or by sliders. */
export function CropDialog({ recipe, change, onClose }: CropDialogProps) {
  const { t } = useTranslation('editor');
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [cropping, setCropping] = useState(uncropped);
  const address = pictureUrl(recipe, 'original');
  useEffect(() => {
    let isCurrent = true;
    loadPicture(address).then(
      (loaded) => isCurrent && setImage(loaded),
      () => isCurrent && setProblem(t('crop.unreadable')),
    );
    return () => {
      isCurrent = false;
    };
  }, [address, t]);
  const apply = async () => {
    const file = image === null ? null : await croppedFile(image, cropping);
    if (file !== null && (await change({ file }))) return;
    setProblem(t('crop.failed'));
    throw new Error('Not stored');
  };
  return (
    <Dialog
      opened
      size="xl"
      title={t('crop.title')}
      confirmLabel={t('crop.apply')}
      isValid={image !== null && cropping !== uncropped}
      onConfirm={apply}
      onClose={onClose}
    >
      {problem !== null && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      {image === null && problem === null && <Loading lines={6} />}
      {image !== null && <Cropper image={image} cropping={cropping} onChange={setCropping} />}
    </Dialog>
  );
}
