import { useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { RecipeDialogProps } from '../parts/recipe-dialog-props.ts';
import { useRecipesWithin } from '../recipes-within.ts';
import { afterPrinting } from './after-printing.ts';
import { layPaper, usePrintOptions } from './paper.ts';
import { PrintSheet } from './print-sheet.tsx';
import classes from './print-job.module.css';

const patienceMs = 4000;

/** Prints the recipe with the reader's preferences: lays the sheet out unseen, waits for its pictures, and prints. */
export function PrintJob({ recipe, library, onClose }: RecipeDialogProps) {
  const [options] = usePrintOptions();
  const isComplete = useRecipesWithin(library, recipe) !== undefined;
  const host = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isComplete) return undefined;
    const removePaper = layPaper(options.paper);
    let callOff = () => {};
    let isOver = false;
    document.documentElement.dataset['printing'] = '';
    void waitForPictures(host.current).then(() => {
      if (isOver) return;
      callOff = afterPrinting(window, close);
      globalThis.print();
    });
    return () => {
      isOver = true;
      callOff();
      delete document.documentElement.dataset['printing'];
      removePaper();
    };
  }, [options.paper, isComplete]);
  return createPortal(
    <div ref={host} className={classes.host} data-part="print-host">
      <PrintSheet recipe={recipe} options={options} />
    </div>,
    document.body,
  );
}

/** Resolves when all pictures are there or have failed, or after a few seconds. */
function waitForPictures(host: HTMLElement | null): Promise<unknown> {
  const pictures = [...(host?.querySelectorAll('img') ?? [])];
  for (const picture of pictures) picture.loading = 'eager';
  const loaded = Promise.allSettled(pictures.map((picture) => picture.decode()));
  return Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}
