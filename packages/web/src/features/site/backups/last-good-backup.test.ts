import { describe, expect, it } from 'vitest';
import { backupForTest as backup } from './backup-for-test.ts';
import { lastGoodBackup } from './last-good-backup.ts';

describe('the last good backup', () => {
  it('is the one made last, whenever its file was copied', () => {
    const late = backup('late', '2026-11-24T00:00:00Z', { date: '2026-11-24T00:00:00Z' });
    expect(lastGoodBackup([backup('early', '2026-11-20T00:00:00Z'), late])).toBe(late);
  });

  it('skips backups that are bad or were never checked', () => {
    const bad = backup('bad', '2026-11-24T00:00:00Z', { problem: 'damaged' });
    const unchecked = backup('unchecked', '2026-11-23T00:00:00Z', { checkedAt: null });
    expect(lastGoodBackup([bad, unchecked])).toBeNull();
    expect(lastGoodBackup([])).toBeNull();
  });
});
