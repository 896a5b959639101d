import type { ItemLabel } from '../sync/index.ts';
import classes from './rows/rows.module.css';

/** The name of a label beside a dot in its colour. */
export function LabelChip({ label }: { label: ItemLabel }) {
  return (
    <span className={classes.chip}>
      <LabelDot label={label} />
      <bdi>{label.name}</bdi>
    </span>
  );
}

/** A dot in the colour of a label. */
export function LabelDot({ label }: { label: ItemLabel }) {
  return <span className={classes.dot} style={{ background: label.color }} aria-hidden />;
}
