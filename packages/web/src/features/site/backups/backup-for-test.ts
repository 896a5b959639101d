import type { BackupFile } from '@hearth/contract';

/** A test backup, checked and found good. */
export function backupForTest(name: string, createdAt: string, more: Partial<BackupFile> = {}): BackupFile {
  const counts = {
    recipes: 1,
    users: 1,
    households: 1,
    shoppingLists: 0,
    mealPlanEntries: 0,
    files: 0,
    leftOut: {},
  };
  return {
    name,
    date: '2026-11-25T00:00:00Z',
    size: '1 KB',
    bytes: 1024,
    kind: 'manual',
    checkedAt: createdAt,
    problem: null,
    copiedAt: null,
    copyProblem: null,
    contents: { version: '1', createdAt, ...counts },
    ...more,
  };
}
