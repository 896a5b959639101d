import type { MealieLosses } from '@hearth/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { MakeMealieBackup } from './make-mealie-backup.tsx';

type Answered = { onSuccess: (losses: MealieLosses) => void };
const parts = vi.hoisted(() => ({
  counted: undefined as { leftOut: Record<string, number> } | undefined,
  click: (): void => undefined,
  confirm: (): void => undefined,
}));
vi.mock('@mantine/core', () => ({
  Button: ({ onClick }: { onClick: () => void }) => {
    parts.click = onClick;
    return <button type="button">make</button>;
  },
}));
vi.mock('./backups.queries.ts', () => ({
  useMealieLosses: () => ({
    data: parts.counted,
    reset: () => undefined,
    isPending: false,
    mutate: (_: undefined, { onSuccess }: Answered) => onSuccess(parts.counted ?? { leftOut: {} }),
  }),
}));
vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string, { tables = '' } = {}) => `${key} ${tables}`.trim() }),
}));
vi.mock('../../../platform/api/index.ts', () => ({ errorMessage: String }));
vi.mock('../../../ui/toast/toast-store.ts', () => ({ toast: {} }));
vi.mock('../../../ui/dialog/confirm-dialog.tsx', () => ({
  ConfirmDialog: (props: { opened: boolean; text: string; onConfirm: () => void }) => {
    parts.confirm = props.onConfirm;
    return props.opened ? <p>{props.text}</p> : null;
  },
}));

function show(leftOut: Record<string, number>) {
  parts.counted = { leftOut };
  const onMake = vi.fn();
  const html = renderToStaticMarkup(<MakeMealieBackup isBusy={false} onMake={onMake} />);
  return { onMake, html };
}

it('makes a backup for Mealie at once where nothing is lost', () => {
  const { onMake, html } = show({});
  expect(html).not.toContain('leftHere');
  parts.click();
  expect(onMake).toHaveBeenCalledOnce();
});

it('says what is lost or changed before, and makes none without a yes', () => {
  const { onMake, html } = show({ api_tokens: 2, 'cookbooks.query_filter_string': 1 });
  expect(html).toContain('leftHere api_tokens (2), cookbooks.query_filter_string (1)');
  parts.click();
  expect(onMake).not.toHaveBeenCalled();
  parts.confirm();
  expect(onMake).toHaveBeenCalledOnce();
});
