import classes from './label-chip.module.css';

interface LabelColor {
  /** As the household has chosen it: any color, pale or dark. */
  readonly color: string;
}

/** The name of a label beside a dot in its color; `isQuiet` where it stands beside what it belongs to. */
export function LabelChip({
  label,
  isQuiet = false,
}: {
  label: LabelColor & { readonly name: string };
  isQuiet?: boolean;
}) {
  return (
    <span className={classes.chip} data-quiet={isQuiet || undefined} data-part="label">
      <LabelDot label={label} />
      <bdi className={classes.name}>{label.name}</bdi>
    </span>
  );
}

/** A dot in the color of a label; its edge shows it on any ground. */
export function LabelDot({ label }: { label: LabelColor }) {
  return <span className={classes.dot} style={{ background: label.color }} aria-hidden />;
}
