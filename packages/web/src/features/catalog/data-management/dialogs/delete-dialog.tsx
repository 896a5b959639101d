import { useQuery } from '@tanstack/react-query';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../platform/api/index.ts';
import { boot } from '../../../../platform/boot/boot.ts';
import { formats } from '../../../../platform/i18n/index.ts';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import type { DataItem, DataPath } from '../data-kind.ts';
import type { DataKey } from '../data-pages.ts';
import { useBulkDelete } from '../data.queries.ts';
import { useBulkReport } from '../use-bulk-report.ts';
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
      <Uses path={path} items={items} />
      <p>{t(`delete.text.${kind}`, { count: boot.trashDays, number: formats.number(boot.trashDays) })}</p>
    </Dialog>
  );
}

/** How many recipes and lists use the one food or unit to delete. */
function Uses({ path, items }: Pick<DeleteDialogProps, 'path' | 'items'>) {
  const { t } = useTranslation('data');
  const only = items.length === 1 ? items[0] : undefined;
  const isCounted = path === '/api/foods' || path === '/api/units';
  const { data } = useQuery({
    queryKey: ['uses', path, only?.id],
    queryFn: ({ signal }) =>
      api.get(path === '/api/units' ? '/api/units/{item_id}/uses' : '/api/foods/{item_id}/uses', {
        params: { item_id: only?.id ?? '' },
        signal,
      }),
    enabled: isCounted && only !== undefined,
    staleTime: 0,
  });
  if (data === undefined) return null;
  const recipes = t('delete.uses.recipes', { count: data.recipes });
  const lists = t('delete.uses.lists', { count: data.shoppingLists });
  return <p data-part="uses">{t('delete.uses.text', { recipes, lists })}</p>;
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
