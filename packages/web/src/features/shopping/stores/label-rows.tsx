import type { ListLabel } from '../sync/index.ts';
import { LabelChip } from '../../../ui/chips/label-chip.tsx';
import { moved } from '../../../ui/reorder/drop-place.ts';
import { ReorderHandle } from '../../../ui/reorder/reorder-handle.tsx';
import classes from './stores.module.css';

/** Labels that can be put into another order. */
export function LabelRows({
  labels,
  onOrder,
}: {
  labels: readonly ListLabel[];
  onOrder: (labels: readonly ListLabel[]) => void;
}) {
  return (
    <ul className={classes.list} data-reorder>
      {labels.map((label, index) => (
        <li key={label.id} className={classes.label}>
          <ReorderHandle
            name={label.name}
            index={index}
            count={labels.length}
            onMove={(from, to) => onOrder(moved(labels, from, to))}
          />
          <LabelChip label={label} />
        </li>
      ))}
    </ul>
  );
}
