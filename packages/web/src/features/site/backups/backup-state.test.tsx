import type { BackupFile } from '@hearth/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backupForTest as backup } from './backup-for-test.ts';
import { BackupState } from './backup-state.tsx';

const progress = vi.hoisted((): { task: string | null } => ({ task: null }));
vi.mock('@tanstack/react-query', () => ({ useQuery: () => ({ data: progress }) }));
vi.mock('./backups.queries.ts', () => ({ progressQuery: {} }));
vi.mock('./use-contents-text.ts', () => ({ useContentsText: () => () => '' }));
vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string, { name = '' } = {}) => `${key} ${name}` }),
}));
vi.mock('../../../platform/i18n/index.ts', () => ({
  activeLocale: { formats: 'en-US' },
  formats: { dateTime: String },
}));
vi.mock('../../../ui/states/notice.tsx', () => ({
  Notice: ({ color, title }: { color: string; title: string }) => <p>{`${color}: ${title.trim()}`}</p>,
}));

const good = backup('good.zip', '2026-11-23T00:00:00Z');
const bad = backup('bad.zip', '2026-11-24T00:00:00Z', { problem: 'damaged' });
const noticesOn = (...backups: BackupFile[]) =>
  [...renderToStaticMarkup(<BackupState backups={backups} />).matchAll(/<p>(.*?)<\/p>/g)].map(
    ([, text]) => text,
  );

describe('the state of the backups', () => {
  beforeEach(() => void (progress.task = null));

  it('warns that the newest backup is bad, beside the one to go back to', () => {
    expect(noticesOn(bad, good)).toEqual(['error: state.bad bad.zip', 'success: state.good']);
  });

  it('does not warn of an older bad one', () => {
    expect(noticesOn(good, bad)).toEqual(['success: state.good']);
  });

  it('warns where there is none to go back to, unless the first one is being made', () => {
    expect(noticesOn()).toEqual(['warning: state.none']);
    expect(noticesOn(bad)).toEqual(['warning: state.none']);
    progress.task = 'create';
    expect(noticesOn()).toEqual([]);
  });
});
