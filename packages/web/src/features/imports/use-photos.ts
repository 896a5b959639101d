import { useEffect, useRef, useState } from 'react';
import { newId } from '../../ui/new-id.ts';
import type { Cropping } from '../../ui/crop/crop-frame.ts';
import { uncropped } from '../../ui/crop/cropper.tsx';
import { croppedFile, loadPicture, type PictureLimits } from '../../ui/crop/draw-picture.ts';

/** Enough for small print, and quick to send from a phone. */
const limits: PictureLimits = { most: 2600, quality: 0.88 };

/** A photo that was chosen, and what is to be seen of it. */
export interface Photo {
  readonly id: string;
  readonly file: File;
  readonly image: HTMLImageElement;
  readonly cropping: Cropping;
}

/** The photos of one recipe in their order; one of them is being looked at. */
export function usePhotos() {
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const [shownId, setShownId] = useState<string | null>(null);
  const [isBad, setBad] = useState(false);
  useAddressesGivenBack(photos);
  const add = async (file: File) => {
    const photo = await photoOf(file);
    setBad(photo === null);
    if (photo === null) return;
    setPhotos((before) => [...before, photo]);
    setShownId(photo.id);
  };
  const remove = (id: string) => {
    const left = photos.filter((photo) => photo.id !== id);
    URL.revokeObjectURL(photos.find((photo) => photo.id === id)?.image.src ?? '');
    setPhotos(left);
    setShownId(left.at(-1)?.id ?? null);
  };
  const crop = (id: string, cropping: Cropping) =>
    setPhotos((before) => before.map((photo) => (photo.id === id ? { ...photo, cropping } : photo)));
  const shown = photos.find(({ id }) => id === shownId) ?? null;
  return { photos, shown, isBad, add, remove, crop, show: setShownId };
}

/** What is to be seen of each photo, as files to send. */
export async function croppedPhotos(photos: readonly Photo[]): Promise<File[]> {
  const files = await Promise.all(photos.map(({ image, cropping }) => croppedFile(image, cropping, limits)));
  return files.filter((file) => file !== null);
}

/** A file as a photo; null when the browser cannot show it. */
async function photoOf(file: File): Promise<Photo | null> {
  const address = URL.createObjectURL(file);
  const image = await loadPicture(address).catch(() => null);
  if (image !== null) return { id: newId(), file, image, cropping: uncropped };
  URL.revokeObjectURL(address);
  return null;
}

/** Gives the addresses of all photos back when their page is left. */
function useAddressesGivenBack(photos: readonly Photo[]): void {
  const last = useRef(photos);
  useEffect(() => {
    last.current = photos;
  }, [photos]);
  useEffect(
    () => () => {
      for (const { image } of last.current) URL.revokeObjectURL(image.src);
    },
    [],
  );
}
