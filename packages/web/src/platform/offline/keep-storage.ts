/** Asked once a page: an answer holds, and a question may be shown to people. */
let isAsked = false;

/**
 * Asks the browser to keep what is stored on this device even when room runs short, now that something is there whose
 * loss would hurt: a list that is used in the shop, or a draft. Without this right browsers may delete all of it.
 */
export async function askToKeepStorage(storage: StorageManager | undefined = findStorage()): Promise<void> {
  if (isAsked || storage === undefined) return;
  isAsked = true;
  try {
    if (!(await storage.persisted())) await storage.persist();
  } catch {
    // Lists and drafts stay as safe as they were.
  }
}

/** Browsers have it over https and on their own machine only. */
function findStorage(): StorageManager | undefined {
  return 'storage' in navigator && 'persist' in navigator.storage ? navigator.storage : undefined;
}
