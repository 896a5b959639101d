import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { type LiveEvent, liveStream } from './live-stream.ts';

/**
 * Subscribes to changes in the household while the page is visible.
 * @returns whether the stream is connected; if not, the caller polls
 */
export function useLive(onEvent: (event: LiveEvent) => void): boolean {
  const notify = useEffectEvent(onEvent);
  useEffect(() => liveStream.listen((event) => notify(event)), []);
  return useSyncExternalStore(liveStream.watch, liveStream.isOpen);
}
