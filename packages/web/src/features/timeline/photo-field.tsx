import { Button } from '@mantine/core';
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cropping } from '../../ui/crop/crop-frame.ts';
import { Cropper, uncropped } from '../../ui/crop/cropper.tsx';
import { croppedFile, loadPicture, type PictureLimits } from '../../ui/crop/draw-picture.ts';
import { Notice } from '../../ui/notice.tsx';
import classes from './timeline.module.css';

/** A photo that was chosen, and how it is cut. */
export interface Photo {
  readonly image: HTMLImageElement;
  readonly cropping: Cropping;
}

/** Enough for a timeline, and quick to send from a phone. */
const photoLimits: PictureLimits = { most: 2400, quality: 0.86 };

/**
 * The photo as a picture of its own, cut as wished; nothing that the file carried beside its pixels goes along. Null
 * when the browser cannot make one.
 */
export function photoFile({ image, cropping }: Photo): Promise<File | null> {
  return croppedFile(image, cropping, photoLimits);
}

/** A photo from the camera or a file, turned, mirrored and cut as it should be stored. */
export function PhotoField({
  photo,
  onChange,
}: {
  photo: Photo | null;
  onChange: (photo: Photo | null) => void;
}) {
  const { t } = useTranslation('timeline');
  const input = useRef<HTMLInputElement>(null);
  const [isBad, setBad] = useState(false);
  useAddressKeptFor(photo?.image ?? null);
  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    const address = URL.createObjectURL(file);
    const image = await loadPicture(address).catch(() => null);
    if (image === null) URL.revokeObjectURL(address);
    setBad(image === null);
    onChange(image === null ? null : { image, cropping: uncropped });
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
          <Cropper {...photo} onChange={(cropping) => onChange({ ...photo, cropping })} />
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
    if (image === null) return undefined;
    return () => URL.revokeObjectURL(image.src);
  }, [image]);
}
