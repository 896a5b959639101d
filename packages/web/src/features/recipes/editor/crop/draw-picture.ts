import type { Cropping, Turned } from './crop-frame.ts';

/** Larger pictures are made smaller: phones refuse larger canvases, and the server keeps no more. */
const mostPixels = 4096;

/** Loads a picture of this server. Rejects when it cannot be read. */
export async function loadPicture(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** Draws the whole picture as it is turned; the longer side gets at most so many pixels. */
export function drawTurned(
  canvas: HTMLCanvasElement,
  image: HTMLImageElement,
  { quarters, isMirrored }: Turned,
  most = mostPixels,
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
): Promise<File | null> {
  const whole = document.createElement('canvas');
  drawTurned(whole, image, turned);
  const part = document.createElement('canvas');
  part.width = Math.max(1, Math.round((frame.right - frame.left) * whole.width));
  part.height = Math.max(1, Math.round((frame.bottom - frame.top) * whole.height));
  part.getContext('2d')?.drawImage(whole, -frame.left * whole.width, -frame.top * whole.height);
  const blob = await new Promise<Blob | null>((resolve) => part.toBlob(resolve, 'image/webp', 0.92));
  return blob === null ? null : new File([blob], 'picture', { type: blob.type });
}
