/** What was done to a photo before it is stored. */
export interface PhotoEdit {
  /** Quarter turns to the right, 0 to 3. */
  turns: number;
  isMirrored: boolean;
  isSquare: boolean;
}

export const untouched: PhotoEdit = { turns: 0, isMirrored: false, isSquare: false };

const longestEdge = 2400;
const quality = 0.86;

/**
 * The photo as a picture of its own, with what was done to it; nothing that the file carried beside its pixels goes
 * along.
 * @throws when the file is no picture that the browser can read
 */
export async function editedPhoto(file: Blob, edit: PhotoEdit): Promise<Blob> {
  const source = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const cut = cutOf(source, edit);
  const scale = Math.min(1, longestEdge / Math.max(cut.width, cut.height));
  const [width, height] = [Math.round(cut.width * scale), Math.round(cut.height * scale)];
  const isLying = edit.turns % 2 === 1;
  const canvas = document.createElement('canvas');
  canvas.width = isLying ? height : width;
  canvas.height = isLying ? width : height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures.');
  context.translate(canvas.width / 2, canvas.height / 2);
  if (edit.isMirrored) context.scale(-1, 1);
  context.rotate((edit.turns * Math.PI) / 2);
  context.drawImage(source, cut.left, cut.top, cut.width, cut.height, -width / 2, -height / 2, width, height);
  source.close();
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) =>
      blob === null ? reject(new Error('No picture was made.')) : resolve(blob);
    canvas.toBlob(done, 'image/webp', quality);
  });
}

/** The part of the source that is kept: all of it, or the square in its middle. */
export function cutOf(
  { width, height }: { width: number; height: number },
  { isSquare }: Pick<PhotoEdit, 'isSquare'>,
) {
  if (!isSquare) return { left: 0, top: 0, width, height };
  const edge = Math.min(width, height);
  return { left: (width - edge) / 2, top: (height - edge) / 2, width: edge, height: edge };
}
