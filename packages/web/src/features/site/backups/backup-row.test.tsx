import type { BackupFile } from '@hearth/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { MenuEntry } from '../../../ui/menu/action-menu.tsx';
import { backupForTest } from './backup-for-test.ts';
import { BackupRow } from './backup-row.tsx';

const menu = vi.hoisted((): { entries: readonly MenuEntry[] } => ({ entries: [] }));
vi.mock('../../../ui/menu/action-menu.tsx', () => ({
  ActionMenu: ({ entries }: { entries: readonly MenuEntry[] }) => {
    menu.entries = entries;
    return null;
  },
}));
vi.mock('@mantine/core', () => ({ Badge: () => null }));
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('../../../platform/i18n/index.ts', () => ({
  activeLocale: { formats: 'en-US' },
  formats: { dateTime: String },
}));
vi.mock('../../../platform/api/index.ts', () => ({}));

function show(fields: Partial<BackupFile>) {
  const backup = backupForTest('daily.zip', '2026-11-24T00:00:00Z', fields);
  const row = renderToStaticMarkup(
    <BackupRow backup={backup} onRestore={() => undefined} onDelete={() => undefined} />,
  );
  const allowed = menu.entries.filter(({ isDisabled }) => isDisabled !== true).map(({ key }) => key);
  return { row, allowed };
}

it('a good backup can be downloaded, restored and deleted', () => {
  const { row, allowed } = show({});
  expect(row).toContain('check.good');
  expect(allowed).toEqual(['download', 'restore', 'delete']);
});

it('a bad backup says what is wrong with it and cannot be restored from its menu', () => {
  const { row, allowed } = show({ problem: 'damaged' });
  expect(row).toContain('data-state="bad"');
  expect(row).toContain('check.bad');
  expect(allowed).toEqual(['download', 'delete']);
});

it('a backup that was not checked yet claims nothing', () => {
  const { row, allowed } = show({ checkedAt: null });
  expect(row).toContain('check.unknown');
  expect(allowed).toContain('restore');
});
