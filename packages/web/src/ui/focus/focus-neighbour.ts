import { focusPage } from '../page/focus-page.ts';

/**
 * Before a row of a list goes, when the focus is in it or nowhere: the focus moves to the last button of the row
 * after it, or before it; without one to the title of the page.
 */
export function focusNeighbour(row: Element | null): void {
  const { activeElement } = document;
  const isFree = activeElement === null || activeElement === document.body;
  if (row === null || (!isFree && !row.contains(activeElement))) return;
  const other = row.nextElementSibling ?? row.previousElementSibling;
  const button = [...(other?.querySelectorAll('button') ?? [])].at(-1);
  if (button === undefined) focusPage();
  else button.focus();
}
