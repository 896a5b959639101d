/** What a person does once the print dialog is gone. */
const signs = ['pointerdown', 'keydown', 'focus'] as const;

/**
 * Runs something once printing is over: at the first touch, key or return to the page after the browser said so. Safari
 * on iPhones says so while its print dialog still draws the page.
 * @returns a function that calls it off
 */
export function afterPrinting(
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  run: () => void,
) {
  const stop = () => {
    page.removeEventListener('afterprint', wait);
    for (const sign of signs) page.removeEventListener(sign, end, { capture: true });
  };
  const end = () => {
    stop();
    run();
  };
  const wait = () => {
    for (const sign of signs) page.addEventListener(sign, end, { capture: true });
  };
  page.addEventListener('afterprint', wait);
  return stop;
}
