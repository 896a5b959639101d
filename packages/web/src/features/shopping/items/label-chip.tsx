import { inkOn } from '@hearth/domain/ui/colours';
import type { ItemLabel } from '../sync/index.ts';
import classes from './rows/rows.module.css';

/** A label in its colour, with text in black or white for contrast. */
export function LabelChip({ label }: { label: ItemLabel }) {
  const background = sixDigits(label.color);
  return (
    <span className={classes.chip} style={{ background, color: inkOn(background, '#000000', '#ffffff') }}>
      <bdi>{label.name}</bdi>
    </span>
  );
}

/** `#abc` as `#aabbcc`. */
export function sixDigits(color: string): string {
  return color.length === 4 ? `#${color.slice(1).replace(/./g, (digit) => digit + digit)}` : color;
}
