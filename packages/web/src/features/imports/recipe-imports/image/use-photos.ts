import { useEffect, useRef, useState } from 'react';
import { newId } from '../../../../ui/new-id.ts';
import { type ChosenPhoto, croppedPhoto, letGo, loadPhoto } from '../../../../ui/crop/chosen-photo.ts';
import type { Cropping } from '../../../../ui/crop/crop-frame.ts';
import type { PictureLimits } from '../../../../ui/crop/draw-picture.ts';

/** Enough for small print, and quick to send from a phone. */
const limits: PictureLimits = { most: 2600, quality: 0.88 };

/** A photo, and a name for it. */
interface Photo extends ChosenPhoto {
  readonly id: string;
}

/** The photos of one recipe in their order; one of them is being looked at. */
export function usePhotos() {
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const [shownId, setShownId] = useState<string | null>(null);
  const [isBad, setBad] = useState(false);
  useAddressesGivenBack(photos);
  const add = async (file: File) => {
    const photo = await loadPhoto(file);
    setBad(photo === null);
    if (photo === null) return;
    const id = newId();
    setPhotos((before) => [...before, { ...photo, id }]);
    setShownId(id);
  };
  const remove = (id: string) => {
    const left = photos.filter((photo) => photo.id !== id);
    for (const photo of photos) if (photo.id === id) letGo(photo);
    setPhotos(left);
    setShownId(left.at(-1)?.id ?? null);
  };
  const crop = (id: string, cropping: Cropping) =>
    setPhotos((before) => before.map((photo) => (photo.id === id ? { ...photo, cropping } : photo)));
  const shown = photos.find(({ id }) => id === shownId) ?? null;
  return { photos, shown, isBad, add, remove, crop, show: setShownId };
}

/** The visible part of each photo, as files to upload. */
export async function croppedPhotos(photos: readonly Photo[]): Promise<File[]> {
  const files = await Promise.all(photos.map((photo) => croppedPhoto(photo, limits)));
  return files.filter((file) => file !== null);
}

/** Gives the addresses of all photos back when their page is left. */
function useAddressesGivenBack(photos: readonly Photo[]): void {
  const last = useRef(photos);
  useEffect(() => {
    last.current = photos;
  }, [photos]);
  useEffect(
    () => () => {
      for (const photo of last.current) letGo(photo);
    },
    [],
  );
}
