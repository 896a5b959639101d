import { headLength, isHeif } from '@hearth/domain/files/picture-formats';
import type { Cropping } from './crop-frame.ts';
import { uncropped } from './cropper.tsx';
import { croppedFile, loadPicture, type PictureLimits } from './draw-picture.ts';

/** A chosen photo and its crop. */
export interface ChosenPhoto {
  readonly file: File;
  /** Null for a photo of a phone that this browser cannot show, and the server can. */
  readonly image: HTMLImageElement | null;
  readonly cropping: Cropping;
}

/** A file as a photo; null when neither the browser nor the server can read it. */
export async function loadPhoto(file: File): Promise<ChosenPhoto | null> {
  const address = URL.createObjectURL(file);
  const image = await loadPicture(address).catch(() => null);
  if (image === null) URL.revokeObjectURL(address);
  const isReadable = image !== null || isHeif(new Uint8Array(await file.slice(0, headLength).arrayBuffer()));
  return isReadable ? { file, image, cropping: uncropped } : null;
}

/**
 * The crop of a photo as a new file, without any metadata. A photo that this browser cannot decode is sent unchanged,
 * and the server removes its metadata. Null if the browser cannot encode a picture.
 */
export async function croppedPhoto(
  { file, image, cropping }: ChosenPhoto,
  limits: PictureLimits,
): Promise<File | null> {
  return image === null ? file : croppedFile(image, cropping, limits);
}

/** Gives the address of a photo back that is no longer shown. */
export function letGo({ image }: Pick<ChosenPhoto, 'image'>): void {
  if (image !== null) URL.revokeObjectURL(image.src);
}
