import type { Cropping, Turned } from './crop-frame.ts';
import { onSite } from '../../platform/boot/site-address.ts';

/** How large and how good a picture is made. */
export interface PictureLimits {
  /** Pixels of the longer side of the whole. */
  readonly most: number;
  /** From 0 to 1. */
  readonly quality: number;
}

/** Larger pictures are made smaller: phones refuse larger canvases, and the server keeps no more. */
const whatIsKept: PictureLimits = { most: 4096, quality: 0.92 };

/** Loads a picture of this server or of a file at hand. Rejects when it cannot be read. */
export async function loadPicture(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = onSite(address);
  await image.decode();
  return image;
}

/** Draws the whole picture as it is turned; the longer side gets at most so many pixels. */
export function drawTurned(
  canvas: HTMLCanvasElement,
  image: HTMLImageElement,
  { quarters, isMirrored }: Turned,
  most = whatIsKept.most,
): void {
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, most / Math.max(naturalWidth, naturalHeight));
  const [width, height] = [Math.round(naturalWidth * scale), Math.round(naturalHeight * scale)];
  const isSideways = quarters % 2 === 1;
  canvas.width = isSideways ? height : width;
  canvas.height = isSideways ? width : height;
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((quarters * Math.PI) / 2);
  if (isMirrored) context.scale(-1, 1);
  context.drawImage(image, -width / 2, -height / 2, width, height);
}

/** The part of the picture within the frame, as a file; null when the browser cannot make one. */
export async function croppedFile(
  image: HTMLImageElement,
  { turned, frame }: Cropping,
  { most, quality }: PictureLimits = whatIsKept,
): Promise<File | null> {
  const whole = document.createElement('canvas');
  drawTurned(whole, image, turned, most);
  const part = document.createElement('canvas');
  part.width = Math.max(1, Math.round((frame.right - frame.left) * whole.width));
  part.height = Math.max(1, Math.round((frame.bottom - frame.top) * whole.height));
  part.getContext('2d')?.drawImage(whole, -frame.left * whole.width, -frame.top * whole.height);
  const blob = await encodePicture(part, quality);
  return blob === null ? null : new File([blob], 'picture', { type: blob.type });
}

/**
 * A canvas as WebP, or as JPEG where the browser has no WebP. Safari then hands out a PNG instead, ten times as large as
 * the photo, without a word.
 */
export async function encodePicture(
  canvas: Pick<HTMLCanvasElement, 'toBlob'>,
  quality: number,
): Promise<Blob | null> {
  const encode = (type: string) =>
    new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  const first = await encode('image/webp');
  return first === null || first.type === 'image/webp' ? first : ((await encode('image/jpeg')) ?? first);
}
