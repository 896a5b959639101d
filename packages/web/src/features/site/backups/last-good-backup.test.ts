import type { BackupFile } from '@hearth/contract';
import { describe, expect, it } from 'vitest';
import { lastGoodBackup } from './last-good-backup.ts';

function backup(name: string, createdAt: string, more: Partial<BackupFile> = {}): BackupFile {
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

describe('the last good backup', () => {
  it('is the one made last, whenever its file was copied', () => {
    const late = backup('late', '2026-11-24T00:00:00Z', { date: '2026-11-24T00:00:00Z' });
    expect(lastGoodBackup([backup('early', '2026-11-20T00:00:00Z'), late])).toBe(late);
  });

  it('is none that is bad or was never checked', () => {
    const bad = backup('bad', '2026-11-24T00:00:00Z', { problem: 'damaged' });
    const unchecked = backup('unchecked', '2026-11-23T00:00:00Z', { checkedAt: null });
    expect(lastGoodBackup([bad, unchecked])).toBeNull();
    expect(lastGoodBackup([])).toBeNull();
  });
});
