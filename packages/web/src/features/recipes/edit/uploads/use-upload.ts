import { useCallback, useMemo, useRef, useState } from 'react';
import type { UploadProgress } from '../../../../platform/api/index.ts';

/** Options of an upload: a progress callback and an abort signal. */
export interface UploadHandle {
  onProgress: (progress: UploadProgress) => void;
  signal: AbortSignal;
}

/** Files on their way, by a key of their own. */
export interface Uploads {
  running: ReadonlyMap<string, UploadProgress>;
  /** Runs an upload; a second one of the same key takes the place of the first. */
  run: <T>(key: string, send: (handle: UploadHandle) => Promise<T>) => Promise<T>;
  cancel: (key: string) => void;
}

/** Follows files on their way to the server, and calls them back. */
export function useUploads(): Uploads {
  const [running, setRunning] = useState<ReadonlyMap<string, UploadProgress>>(new Map());
  const controllers = useRef(new Map<string, AbortController>());
  const cancel = useCallback((key: string) => controllers.current.get(key)?.abort(), []);
  const run = useCallback<Uploads['run']>(async (key, send) => {
    controllers.current.get(key)?.abort();
    const controller = new AbortController();
    controllers.current.set(key, controller);
    const isCurrent = () => controllers.current.get(key) === controller;
    const onProgress = (progress: UploadProgress) => {
      if (isCurrent()) setRunning((before) => new Map(before).set(key, progress));
    };
    onProgress({ sent: 0, total: 0 });
    try {
      return await send({ onProgress, signal: controller.signal });
    } finally {
      if (isCurrent()) {
        controllers.current.delete(key);
        setRunning((before) => new Map([...before].filter(([other]) => other !== key)));
      }
    }
  }, []);
  return useMemo(() => ({ running, run, cancel }), [running, run, cancel]);
}
