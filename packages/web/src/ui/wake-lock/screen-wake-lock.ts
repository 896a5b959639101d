/** The part of `navigator.wakeLock` that is used to keep the screen awake. */
interface ScreenLocks {
  request(type: 'screen'): Promise<Pick<WakeLockSentinel, 'released' | 'release' | 'addEventListener'>>;
}

/** Whether the browser holds a lock, has given it back, or did not grant one. */
export type LockState = 'held' | 'released' | 'refused';

/** The visibility of the page. */
type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/**
 * Keeps the screen on, and requests the lock again when the tab becomes visible: browsers release the lock of a hidden
 * page. Safari grants none before the first tap after a reload, so that one that was refused is asked for at each tap.
 * @param onChange called with what has become of the lock
 * @returns a function that releases the lock
 */
export function keepScreenOn(
  locks: ScreenLocks,
  page: Page,
  onChange: (state: LockState) => void,
): () => void {
  let lock: Awaited<ReturnType<ScreenLocks['request']>> | null = null;
  let isOver = false;
  const ask = async () => {
    if (page.visibilityState !== 'visible' || (lock !== null && !lock.released)) return;
    try {
      lock = await locks.request('screen');
      if (isOver) return void lock.release();
      lock.addEventListener('release', () => onChange('released'));
      onChange('held');
    } catch {
      // Refused, such as on low battery: the screen may go dark.
      onChange('refused');
    }
  };
  const onReturn = () => void ask();
  void ask();
  const occasions = ['visibilitychange', 'pointerup'] as const;
  for (const name of occasions) page.addEventListener(name, onReturn);
  return () => {
    isOver = true;
    for (const name of occasions) page.removeEventListener(name, onReturn);
    void lock?.release();
  };
}
