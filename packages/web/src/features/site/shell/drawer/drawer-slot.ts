/**
 * Where a page puts entries of its own into the drawer. It exists before the drawer does, so that page and entries are
 * drawn at once.
 */
export const drawerSlot = document.createElement('div');
drawerSlot.style.display = 'contents';

/** Puts the slot into the drawer. */
export function holdSlot(drawer: HTMLElement | null): void {
  drawer?.append(drawerSlot);
}
