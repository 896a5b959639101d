import { type Incoming, readIncoming } from '@hearth/domain/imports/incoming';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Handed } from '../../incoming/index.ts';
import { usePhotos } from '../image/use-photos.ts';

/** The content of the field: words, and files that count instead of them. */
export interface IncomingField {
  readonly text: string;
  /** The one file that is no picture. */
  readonly file: File | null;
  readonly shelf: ReturnType<typeof usePhotos>;
  readonly incoming: Incoming;
  readonly type: (text: string) => void;
  readonly add: (files: Iterable<File>) => void;
  readonly dropFile: () => void;
  readonly clear: () => void;
}

/** The state of the one field. Pictures are shown to be cut and turned; of other files the last one counts. */
export function useIncoming(first: () => Handed): IncomingField {
  const [handed] = useState(first);
  const [text, setText] = useState(handed.text);
  const [file, setFile] = useState<File | null>(() => handed.files.findLast((one) => !isPhoto(one)) ?? null);
  const shelf = usePhotos();
  const pictures = shelf.photos.map((photo) => photo.file);
  const incoming = readIncoming(text, file === null ? pictures : [...pictures, file]);
  const add = (files: Iterable<File>) => {
    for (const one of files) {
      if (isPhoto(one)) void shelf.add(one);
      else setFile(one);
    }
  };
  const clear = () => {
    setText('');
    setFile(null);
    for (const { id } of shelf.photos) shelf.remove(id);
  };
  const addPhotos = useEffectEvent(async () => {
    for (const one of handed.files) if (isPhoto(one)) await shelf.add(one);
  });
  useEffect(() => void addPhotos(), []);
  return { text, file, shelf, incoming, type: setText, add, dropFile: () => setFile(null), clear };
}

function isPhoto(file: File): boolean {
  return readIncoming('', [file]).kind === 'pictures';
}
