import { Button } from '@mantine/core';
import { IconCamera } from '../../../ui/icons/camera.ts';
import { IconX } from '../../../ui/icons/x.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ChosenPhoto, letGo, loadPhoto } from '../../../ui/crop/chosen-photo.ts';
import { PhotoCropper } from '../../../ui/crop/photo-cropper.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import classes from './timeline.module.css';

/** A photo from the camera or a file, turned, mirrored and cut as it should be stored. */
export function PhotoField({
  photo,
  onChange,
}: {
  photo: ChosenPhoto | null;
  onChange: (photo: ChosenPhoto | null) => void;
}) {
  const { t } = useTranslation('timeline');
  const input = useRef<HTMLInputElement>(null);
  const [isBad, setBad] = useState(false);
  useAddressKeptFor(photo?.image ?? null);
  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    const chosen = await loadPhoto(file);
    setBad(chosen === null);
    onChange(chosen);
  };
  return (
    <div className={classes.photoField}>
      <input
        ref={input}
        type="file"
        accept="image/*"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden
        data-part="photo"
        onChange={(event) => {
          void choose(event.currentTarget.files?.[0]);
          // The same file may be chosen once more after it was taken away.
          event.currentTarget.value = '';
        }}
      />
      {isBad && <Notice color="error">{t('made.badPhoto')}</Notice>}
      {photo === null ? (
        <Button
          variant="default"
          leftSection={<IconCamera size={18} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {t('made.photo')}
        </Button>
      ) : (
        <>
          <PhotoCropper photo={photo} onChange={(cropping) => onChange({ ...photo, cropping })} />
          <Button
            variant="default"
            leftSection={<IconX size={18} aria-hidden />}
            onClick={() => onChange(null)}
          >
            {t('made.remove')}
          </Button>
        </>
      )}
    </div>
  );
}

/** Gives the file's address back when its picture is no longer shown. */
function useAddressKeptFor(image: HTMLImageElement | null): void {
  useEffect(() => {
    return () => letGo({ image });
  }, [image]);
}
