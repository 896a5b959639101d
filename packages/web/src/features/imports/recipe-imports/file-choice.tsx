import { Button } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import classes from './create.module.css';

/** A button that opens the device's own choice of a file, and the name of the file that was chosen. */
export function FileChoice({
  part,
  accept,
  icon,
  label,
  file,
  onChoose,
}: {
  /** Names the field for tests. */
  part: string;
  accept: string;
  icon: ReactNode;
  label: string;
  file: File | null;
  onChoose: (file: File) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={classes.file}>
      <input
        ref={input}
        type="file"
        accept={accept}
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden
        data-part={part}
        onChange={(event) => {
          const chosen = event.currentTarget.files?.[0];
          if (chosen !== undefined) onChoose(chosen);
          // The same file may be chosen once more after it was changed.
          event.currentTarget.value = '';
        }}
      />
      <Button variant="default" leftSection={icon} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <output className={classes.fileName}>
        <bdi>{file?.name ?? ''}</bdi>
      </output>
    </div>
  );
}
