import { type RefObject, useEffect, useRef, useState } from 'react';

/** A file that was chosen, with an address at which the page shows it. */
export interface ChosenFile {
  readonly file: File;
  readonly url: string;
}

/** The chosen file or null, whose address is valid for as long as it is shown, and the way to choose another. */
export function useChosenFile(): { chosen: ChosenFile | null; choose: (file: File | null) => void } {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const open = useRef<string | null>(null);
  useEffect(() => () => release(open), []);
  const choose = (file: File | null) => {
    release(open);
    if (file === null) return setChosen(null);
    open.current = URL.createObjectURL(file);
    setChosen({ file, url: open.current });
  };
  return { chosen, choose };
}

/** Lets go of the address that is open. */
function release(open: RefObject<string | null>): void {
  if (open.current !== null) URL.revokeObjectURL(open.current);
  open.current = null;
}
