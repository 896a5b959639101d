import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { boot } from '../../../../platform/boot/boot.ts';
import { formats } from '../../../../platform/i18n/index.ts';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import type { DataItem, DataPath } from '../data-kind.ts';
import type { DataKey } from '../data-pages.ts';
import { useBulkDelete } from '../data.queries.ts';
import { useBulkReport } from '../use-bulk-report.ts';
import { EntryUsesText } from './entry-uses.tsx';
import classes from './dialogs.module.css';

export interface DeleteDialogProps {
  kind: DataKey;
  path: DataPath;
  items: readonly DataItem[];
  onClose: () => void;
}

/** Names the entries to delete and the effect on recipes; then deletes. */
export function DeleteDialog({ kind, path, items, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('data');
  const bulk = useBulkDelete(path);
  const report = useBulkReport();
  const confirm = async () => report('deleted', await bulk.mutateAsync(items.map(({ id }) => id)));
  return (
    <Dialog
      opened
      size="sm"
      title={t(`delete.title.${kind}`, { count: items.length })}
      confirmLabel={t('action.delete')}
      isDangerous
      focusConfirm
      onConfirm={confirm}
      onClose={onClose}
    >
      <Names items={items} />
      <EntryUsesText path={path} items={items} />
      <p>{t(`delete.text.${kind}`, { count: boot.trashDays, number: formats.number(boot.trashDays) })}</p>
    </Dialog>
  );
}

const rowHeight = 28;

/** The names that a dialog speaks of, however many. */
export function Names({ items }: { items: readonly DataItem[] }) {
  const { t } = useTranslation('data');
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 10,
  });
  return (
    // A list that scrolls can be reached and scrolled with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- nothing is filled in
    <div ref={scroller} className={classes.names} tabIndex={0} role="group" aria-label={t('names')}>
      <ul style={{ blockSize: rows.getTotalSize() }}>
        {rows.getVirtualItems().map((row) => (
          <li key={row.key} style={{ transform: `translateY(${row.start}px)` }}>
            <bdi>{items[row.index]?.name}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
