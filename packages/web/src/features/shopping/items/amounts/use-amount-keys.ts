import { useTranslation } from 'react-i18next';
import { useShortcut } from '../../../../platform/shortcuts/index.ts';
import type { ListRow } from '../rows/list-rows.ts';
import type { RowOps } from '../rows/use-row-ops.ts';

/** `+` and `-` step the amount of the row that has the focus. */
export function useAmountKeys(rows: readonly ListRow[], ops: RowOps): void {
  const { t } = useTranslation('shopping-lists');
  const step = (direction: 1 | -1) => {
    const id = document.activeElement?.closest<HTMLElement>('[data-part="item"]')?.dataset['row'];
    const row = rows.find((one) => one.id === id);
    if (row?.kind === 'item') ops.step(row.item, direction);
  };
  useShortcut({ keys: '+', label: t('keys.more'), run: () => step(1) });
  useShortcut({ keys: '-', label: t('keys.less'), run: () => step(-1) });
}
