import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { LabelChip } from '../../../../ui/chips/label-chip.tsx';
import { type ItemLabel, useCatalogChanges } from '../../sync/index.ts';
import { nameOfItem } from '../../items/item-line.ts';
import type { ListOverlayProps } from '../list-overlay.tsx';
import { listFoodsToTeach } from './foods-to-teach.ts';
import classes from './dialogs.module.css';

/** Sets the label of items by one tap; foods without a label of their own have it from now on. */
export function LabelDialog({
  list,
  items,
  changes,
  onClose,
  onDone,
}: ListOverlayProps & { onDone: () => void }) {
  const { t } = useTranslation('shopping-lists');
  const { labelFood } = useCatalogChanges();
  const labels = list.labelSettings.toSorted((a, b) => a.position - b.position).map(({ label }) => label);
  const [only] = items;
  const choose = (label: ItemLabel | null) => {
    changes.arrange(items.map(({ id }) => ({ id, fields: { label } })));
    // Without a network the items have their label, and the foods are taught another time.
    if (label !== null)
      for (const id of listFoodsToTeach(items))
        void labelFood({ id, labelId: label.id }).catch(() => undefined);
    onDone();
    onClose();
  };
  return (
    <Dialog
      opened
      title={
        items.length === 1 && only !== undefined
          ? t('chosen.labelOf', { name: nameOfItem(only) })
          : t('chosen.labelTitle', { count: items.length })
      }
      onClose={onClose}
    >
      <ul className={classes.list}>
        {labels.map((label) => (
          <li key={label.id}>
            <button
              type="button"
              className={classes.choice}
              data-current={items.every((item) => item.label?.id === label.id) || undefined}
              onClick={() => choose(label)}
            >
              <LabelChip label={label} />
            </button>
          </li>
        ))}
        <li>
          <button type="button" className={classes.choice} onClick={() => choose(null)}>
            <span className={classes.quiet}>{t('noLabel')}</span>
          </button>
        </li>
      </ul>
    </Dialog>
  );
}
