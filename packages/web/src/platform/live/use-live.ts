import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { type Heard, liveStream } from './live-stream.ts';

/**
 * Hears what changes in the household while the page is visible.
 * @returns whether changes arrive by themselves at present; else the caller asks now and then
 */
export function useLive(onHeard: (heard: Heard) => void): boolean {
  const heard = useEffectEvent(onHeard);
  useEffect(() => liveStream.listen((what) => heard(what)), []);
  return useSyncExternalStore(liveStream.watch, liveStream.isOpen);
}
