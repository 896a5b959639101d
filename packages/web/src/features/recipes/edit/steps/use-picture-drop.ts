import { type ClipboardEvent, type DragEvent, type SyntheticEvent, useState } from 'react';
import { pictureIn } from '../fields/picture/use-pasted-picture.ts';

/** Takes pictures that are dropped on a step, or pasted into it. */
export function usePictureDrop(onPicture: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  const take = (event: SyntheticEvent, data: DataTransfer) => {
    const picture = pictureIn(data);
    if (picture === undefined) return;
    event.preventDefault();
    onPicture(picture);
  };
  return {
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false);
      take(event, event.dataTransfer);
    },
    onPaste: (event: ClipboardEvent) => {
      if (!event.clipboardData.types.includes('text/plain')) take(event, event.clipboardData);
    },
  };
}
