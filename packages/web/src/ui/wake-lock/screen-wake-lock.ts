/** The part of `navigator.wakeLock` that is used. */
interface ScreenLocks {
  request(type: 'screen'): Promise<Pick<WakeLockSentinel, 'released' | 'release' | 'addEventListener'>>;
}

/** The visibility of the page. */
type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/**
 * Keeps the screen on, and requests the lock again when the tab becomes visible: browsers release the lock of a hidden
 * page.
 * @param onChange called with whether the lock is held
 * @returns a function that releases the lock
 */
export function keepScreenOn(
  locks: ScreenLocks,
  page: Page,
  onChange: (isHeld: boolean) => void,
): () => void {
  let lock: Awaited<ReturnType<ScreenLocks['request']>> | null = null;
  let isOver = false;
  const ask = async () => {
    if (page.visibilityState !== 'visible' || (lock !== null && !lock.released)) return;
    try {
      lock = await locks.request('screen');
      if (isOver) return void lock.release();
      lock.addEventListener('release', () => onChange(false));
      onChange(true);
    } catch {
      // Refused, such as on low battery: the screen may go dark.
      onChange(false);
    }
  };
  const onReturn = () => void ask();
  void ask();
  page.addEventListener('visibilitychange', onReturn);
  return () => {
    isOver = true;
    page.removeEventListener('visibilitychange', onReturn);
    void lock?.release();
  };
}
