import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { type Heard, liveStream } from './live-stream.ts';

/**
 * Subscribes to changes in the household while the page is visible.
 * @returns whether the stream is connected; if not, the caller polls
 */
export function useLive(onHeard: (heard: Heard) => void): boolean {
  const heard = useEffectEvent(onHeard);
  useEffect(() => liveStream.listen((what) => heard(what)), []);
  return useSyncExternalStore(liveStream.watch, liveStream.isOpen);
}
