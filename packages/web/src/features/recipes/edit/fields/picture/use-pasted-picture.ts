import { useEffect, useEffectEvent } from 'react';

/** Takes a picture that is pasted anywhere on the page, unless a step has taken it. Text that comes with it goes where the caret is. */
export function usePastedPicture(onPicture: (file: File) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const data = event.clipboardData;
    const file = data === null ? undefined : pictureIn(data);
    if (event.defaultPrevented || data === null || file === undefined || data.types.includes('text/plain'))
      return;
    event.preventDefault();
    onPicture(file);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}

/** The first picture of pasted or dropped files. */
export function pictureIn(data: DataTransfer): File | undefined {
  return [...data.files].find((file) => file.type.startsWith('image/'));
}
