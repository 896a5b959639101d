import { Button, FileButton } from '@mantine/core';
import { IconCamera } from '../../../../../ui/icons/camera.ts';
import { IconCrop } from '../../../../../ui/icons/crop.ts';
import { IconWorld } from '../../../../../ui/icons/world.ts';
import { IconTrash } from '../../../../../ui/icons/trash.ts';
import { IconUpload } from '../../../../../ui/icons/upload.ts';
import { type DragEvent, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyWithTexts } from '../../../../../platform/i18n/index.ts';
import { RecipePicture } from '../../../parts/recipe-picture.tsx';
import type { Library } from '../../../recipes.queries.ts';
import type { DraftState } from '../../state/use-draft-state.ts';
import type { CropDialogProps } from './crop-dialog.tsx';
import { ExtraPicturesEditor } from './extra-pictures.tsx';
import type { PictureDialogProps } from './picture-dialogs.tsx';
import { UploadBar } from '../../uploads/upload-bar.tsx';
import { pictureIn, usePastedPicture } from './use-pasted-picture.ts';
import { type PictureChange, usePicture } from './use-picture.ts';
import classes from '../fields.module.css';

const PictureDialog = lazyWithTexts<PictureDialogProps>(['editor'], () =>
  import('./picture-dialogs.tsx').then((module) => module.PictureDialog),
);

const CropDialog = lazyWithTexts<CropDialogProps>(['editor', 'cropping'], () =>
  import('./crop-dialog.tsx').then((module) => module.CropDialog),
);

/** The picture: upload, drop, paste or fetch one, or take it away. That is stored at once. Below it are further ones. */
export function PictureEditor({ state, library }: { state: DraftState; library: Library }) {
  const { t } = useTranslation('editor');
  const picture = usePicture(state, library);
  usePastedPicture((file) => void picture.change({ file }));
  return (
    <section className={classes.picture} aria-label={t('picture.title')}>
      <DropZone picture={picture} />
      <PictureButtons picture={picture} />
      {picture.problem !== null && (
        <p className={classes.problem} role="alert">
          {picture.problem}
        </p>
      )}
      <ExtraPicturesEditor state={state} library={library} />
    </section>
  );
}

function DropZone({ picture }: { picture: PictureChange }) {
  const { t } = useTranslation('editor');
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = pictureIn(event.dataTransfer);
    if (file !== undefined) void picture.change({ file });
  };
  return (
    <div
      className={classes.drop}
      data-over={isOver || undefined}
      aria-busy={picture.isBusy}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <RecipePicture key={picture.recipe.image} recipe={picture.recipe} shape="hero" isEager />
      {picture.progress !== null && (
        <div className={classes.pictureBusy}>
          <UploadBar progress={picture.progress} label={t('picture.busy')} onCancel={picture.cancel} />
        </div>
      )}
    </div>
  );
}

function PictureButtons({ picture }: { picture: PictureChange }) {
  const { t } = useTranslation('editor');
  const hasTouch = globalThis.matchMedia('(pointer: coarse)').matches;
  const [dialog, setDialog] = useState<'address' | 'remove' | 'crop' | null>(null);
  return (
    <>
      <div className={classes.pictureButtons}>
        <FileButton
          accept="image/*"
          onChange={(file) => file !== null && void picture.change({ file })}
          inputProps={{ name: 'image', 'aria-label': t('picture.upload'), tabIndex: -1 }}
        >
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconUpload size={18} aria-hidden />}>
              {t('picture.upload')}
            </Button>
          )}
        </FileButton>
        {hasTouch && (
          <FileButton
            accept="image/*"
            capture="environment"
            onChange={(file) => file !== null && void picture.change({ file })}
            inputProps={{ name: 'photo', 'aria-label': t('picture.photo'), tabIndex: -1 }}
          >
            {(props) => (
              <Button {...props} variant="default" leftSection={<IconCamera size={18} aria-hidden />}>
                {t('picture.photo')}
              </Button>
            )}
          </FileButton>
        )}
        <Button
          variant="default"
          leftSection={<IconWorld size={18} aria-hidden />}
          onClick={() => setDialog('address')}
        >
          {t('picture.address')}
        </Button>
        {picture.hasPicture && (
          <Button
            variant="default"
            leftSection={<IconCrop size={18} aria-hidden />}
            onClick={() => setDialog('crop')}
          >
            {t('crop.open')}
          </Button>
        )}
        {picture.hasPicture && (
          <Button
            variant="subtle"
            color="error"
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={() => setDialog('remove')}
          >
            {t('picture.remove')}
          </Button>
        )}
      </div>
      <p className={classes.hint}>{t('picture.drop')}</p>
      <Suspense fallback={null}>
        {dialog === 'crop' && (
          <CropDialog recipe={picture.recipe} change={picture.change} onClose={() => setDialog(null)} />
        )}
        {dialog !== null && dialog !== 'crop' && (
          <PictureDialog kind={dialog} change={picture.change} onClose={() => setDialog(null)} />
        )}
      </Suspense>
    </>
  );
}
