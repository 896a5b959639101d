import { Button } from '@mantine/core';
import { IconTrash } from '../../../../ui/icons/trash.ts';
import { IconPhoto } from '../../../../ui/icons/photo.ts';
import { useTranslation } from 'react-i18next';
import { PhotoCropper } from '../../../../ui/crop/photo-cropper.tsx';
import type { usePhotos } from './use-photos.ts';
import classes from '../create.module.css';

/** The photos in small, and the one that is looked at to be cut and turned. */
export function PhotoStrip({ photos, shown, show, crop, remove }: ReturnType<typeof usePhotos>) {
  const { t } = useTranslation('imports');
  if (shown === null) return null;
  const number = photos.indexOf(shown) + 1;
  return (
    <div className={classes.photos}>
      {photos.length > 1 && (
        <ul className={classes.strip} aria-label={t('image.photos')}>
          {photos.map(({ id, image }, index) => (
            <li key={id}>
              <button
                type="button"
                className={classes.thumb}
                aria-pressed={id === shown.id}
                aria-label={t('image.photo', { number: index + 1 })}
                onClick={() => show(id)}
              >
                {image === null ? <IconPhoto size={28} aria-hidden /> : <img src={image.src} alt="" />}
              </button>
            </li>
          ))}
        </ul>
      )}
      <section className={classes.photos} aria-label={t('image.photo', { number })}>
        <PhotoCropper key={shown.id} photo={shown} onChange={(cropping) => crop(shown.id, cropping)} />
        <Button
          variant="default"
          className={classes.submit ?? ''}
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={() => remove(shown.id)}
        >
          {t('image.remove', { number })}
        </Button>
      </section>
    </div>
  );
}
