/** What keeps a screen on, of the browser's `navigator.wakeLock`. */
interface ScreenLocks {
  request(type: 'screen'): Promise<Pick<WakeLockSentinel, 'released' | 'release' | 'addEventListener'>>;
}

/** The page, as far as it is seen or not. */
type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/**
 * Keeps the screen on, and asks again whenever the reader comes back to the tab: browsers release the lock of a hidden
 * page.
 * @param onChange told whether the screen stays on
 * @returns what lets the screen go dark again
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
      // Low battery: the state says that the screen may go dark.
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
