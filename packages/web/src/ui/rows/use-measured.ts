import { type RefObject, useLayoutEffect, useState } from 'react';

/** The width of an element in pixels. */
export const measureWidth = (element: HTMLElement): number => element.clientWidth;
/** Where an element begins in the document, in pixels. */
export const computeStart = (element: HTMLElement): number =>
  Math.round(element.getBoundingClientRect().top + globalThis.scrollY);

/** The width of the page's content area, in pixels: an estimate for elements that are not mounted yet. */
export function pageWidth(): number {
  const main = document.querySelector('main, .sight-main');
  if (main === null) return 0;
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(main);
  return main.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
}

/**
 * A measure of an element, known before the first picture of it, and anew when it or the page changes its size. With a
 * good guess nothing is rendered twice.
 */
export function useMeasured(
  place: RefObject<HTMLElement | null>,
  measure: (element: HTMLElement) => number,
  guess: () => number = () => 0,
): number {
  const [value, setValue] = useState(guess);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const update = () => setValue(measure(element));
    const observer = new ResizeObserver(update);
    observer.observe(element);
    observer.observe(document.body);
    update();
    return () => observer.disconnect();
  }, [place, measure]);
  return value;
}
