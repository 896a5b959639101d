let isAllowed = false;

/** The app itself is about to load the page anew and has kept everything: the browser need not ask. */
export function allowUnload(): void {
  isAllowed = true;
}

export function isUnloadAllowed(): boolean {
  return isAllowed;
}
