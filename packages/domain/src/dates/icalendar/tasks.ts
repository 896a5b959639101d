import { calendarFile, writeInstant } from './calendar-file.ts';
import { escapeText } from './content-line.ts';

/** Something to do, or done. */
export interface Task {
  /** The same for as long as the task is there, and no other task's anywhere. */
  readonly uid: string;
  readonly summary: string;
  /** What it is grouped by; null for nothing. */
  readonly category: string | null;
  /** When it was done; null while it is to do. */
  readonly completedAt: Date | null;
  readonly createdAt: Date;
  readonly changedAt: Date;
}

/** A list of tasks as a calendar file (RFC 5545, 3.6.2). The same tasks make the same text, whenever it is asked for. */
export function tasksText(name: string, tasks: readonly Task[]): string {
  return calendarFile('Shopping list', name, tasks.flatMap(listTaskLines));
}

function listTaskLines({ uid, summary, category, completedAt, createdAt, changedAt }: Task): string[] {
  const done = completedAt && [
    'STATUS:COMPLETED',
    `COMPLETED:${writeInstant(completedAt)}`,
    'PERCENT-COMPLETE:100',
  ];
  return [
    'BEGIN:VTODO',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${writeInstant(changedAt)}`,
    `CREATED:${writeInstant(createdAt)}`,
    `LAST-MODIFIED:${writeInstant(changedAt)}`,
    `SUMMARY:${escapeText(summary)}`,
    ...(category === null ? [] : [`CATEGORIES:${escapeText(category)}`]),
    ...(done ?? ['STATUS:NEEDS-ACTION']),
    'END:VTODO',
  ];
}
