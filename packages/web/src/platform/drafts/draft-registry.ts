type Flush = () => Promise<void>;

const resumeKey = 'hearth.resumeDrafts';
const flushers = new Set<Flush>();

/** Lets `flushDrafts` reach an editor's unsaved work, until the returned function is called. */
export function registerDraft(flush: Flush): () => void {
  flushers.add(flush);
  return () => flushers.delete(flush);
}

/** Whether something is being edited that keeps a draft. */
export function hasDrafts(): boolean {
  return flushers.size > 0;
}

/** Writes all unsaved work to the device; the next page takes it up again without asking. */
export async function flushDrafts(): Promise<void> {
  await Promise.all([...flushers].map((flush) => flush()));
  sessionStorage.setItem(resumeKey, '1');
}

const resumeWithinMs = 15_000;
const wasFlushed = takeResumeMark();

/** Whether this page has just followed a reload by the app itself; a while later drafts are offered as usual. */
export function resumesDrafts(): boolean {
  return wasFlushed && performance.now() < resumeWithinMs;
}

function takeResumeMark(): boolean {
  const isMarked = globalThis.sessionStorage?.getItem(resumeKey) === '1';
  globalThis.sessionStorage?.removeItem(resumeKey);
  return isMarked;
}
