import { isPictureFile } from '@hearth/domain/recipes/pictures';
import { letGo, loadPhoto } from '../../../../../ui/crop/chosen-photo.ts';
import { croppedFile, type PictureLimits } from '../../../../../ui/crop/draw-picture.ts';
import { readStem } from '../../steps/picture-markdown.ts';

/** As large as main pictures are kept. */
const limits: PictureLimits = { most: 2048, quality: 0.9 };

/** A smaller file is sent as it is. */
const lightBytes = 1_000_000;

/** A picture as every browser shows it, and light enough for a kitchen's network. Null if the file is not a picture. */
export async function pictureToSend(file: File): Promise<File | null> {
  const photo = await loadPhoto(file);
  const image = photo?.image ?? null;
  if (photo === null || image === null) return null;
  const isShown = isPictureFile(file.name);
  // A drawing of it would no longer move.
  const isAnimated = /\.gif$/i.test(file.name);
  const isLarge = file.size > lightBytes || Math.max(image.naturalWidth, image.naturalHeight) > limits.most;
  const drawn = isShown && (isAnimated || !isLarge) ? null : await croppedFile(image, photo.cropping, limits);
  letGo(photo);
  if (drawn === null) return isShown ? file : null;
  if (isShown && drawn.size >= file.size) return file;
  return new File([drawn], `${readStem(file.name)}.${drawn.type.split('/')[1] ?? 'webp'}`, {
    type: drawn.type,
  });
}
