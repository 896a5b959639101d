import type { Recipe } from '@hearth/contract/index';
import { useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useRecipesWithin } from '../recipes-within.ts';
import { useLibrary } from '../parts/linked/use-library.ts';
import { hasPicture, pictureUrl } from '../parts/recipe-picture.tsx';
import { afterPrinting } from './after-printing.ts';
import { layPaper, usePrintOptions } from './paper.ts';
import { PrintSheet } from './print-sheet.tsx';
import classes from './print-job.module.css';
import { onSite } from '../../../platform/boot/site-address.ts';

/**
 * Lays the sheet out when the menu of the browser prints the page. The browser waits for nothing, so that all of it is
 * there before: this code, its texts, the picture and the recipes within.
 */
export function PrintFromMenu({ recipe }: { recipe: Recipe }) {
  const [options] = usePrintOptions();
  const [isPrinting, setPrinting] = useState(false);
  useRecipesWithin(useLibrary(), recipe);
  usePictureAtHand(recipe);
  useEffect(() => {
    let removePaper: (() => void) | null = null;
    let callOff = () => {};
    const { dataset } = document.documentElement;
    const onBefore = () => {
      // What prints from here has laid its own sheet out.
      if (dataset['printing'] !== undefined) return;
      dataset['printing'] = '';
      removePaper = layPaper(options.paper);
      flushSync(() => setPrinting(true));
      callOff = afterPrinting(window, clear);
    };
    const clear = () => {
      if (removePaper === null) return;
      removePaper();
      removePaper = null;
      delete dataset['printing'];
      setPrinting(false);
    };
    globalThis.addEventListener('beforeprint', onBefore);
    return () => {
      globalThis.removeEventListener('beforeprint', onBefore);
      callOff();
      clear();
    };
  }, [options.paper]);
  if (!isPrinting) return null;
  return createPortal(
    <div className={classes.host} data-part="print-host">
      <PrintSheet recipe={recipe} options={options} />
    </div>,
    document.body,
  );
}

/** Keeps the picture of the sheet in memory: the page itself may show another size. */
function usePictureAtHand(recipe: Recipe): void {
  const address = hasPicture(recipe) ? pictureUrl(recipe, 'min-original') : null;
  const kept = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (address === null) return;
    const picture = new Image();
    picture.src = onSite(address);
    kept.current = picture;
  }, [address]);
}
