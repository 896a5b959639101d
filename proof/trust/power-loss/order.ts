import { dirname } from 'node:path';
import type { DiskEvent } from './events.ts';

/** How many answers were looked at, and which of them were sent too early. */
export interface OrderReport {
  readonly answers: number;
  readonly syncs: number;
  readonly faults: readonly string[];
}

/** What SQLite keeps beside the log for all processes; it is made anew from the log after a loss of power. */
const isRebuilt = (path: string) => path.endsWith('-shm');

/** Checks that everything written was synced, names of files with their folders, before success was answered. */
export function checkOrder(events: readonly DiskEvent[]): OrderReport {
  const unsynced = new Set<string>();
  const faults: string[] = [];
  let [answers, syncs] = [0, 0];
  for (const event of events) {
    if (event.kind === 'sync') syncs += 1;
    if (event.kind !== 'answer') follow(event, unsynced);
    else if (event.status < 300) {
      answers += 1;
      if (unsynced.size > 0)
        faults.push(`answer ${answers} came before a sync of ${[...unsynced].join(', ')}`);
    }
  }
  return { answers, syncs, faults };
}

function follow(event: Exclude<DiskEvent, { kind: 'answer' }>, unsynced: Set<string>): void {
  if (event.kind === 'sync') unsynced.delete(event.path);
  else if (event.kind === 'rename') {
    unsynced.add(dirname(event.to));
    if (unsynced.delete(event.from)) unsynced.add(event.to);
  } else if (!isRebuilt(event.path)) unsynced.add(event.path);
}
