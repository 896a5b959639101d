import { inkOn } from '@hearth/domain/ui/colours';
import classes from './data.module.css';

/** A label in its colour, with the ink that reads best on it. */
export function LabelChip({ label: { name, color } }: { label: { name: string; color: string } }) {
  return (
    <span
      className={classes.chip}
      style={{ background: color, color: inkOn(sixDigits(color), '#000000', '#ffffff') }}
      dir="auto"
    >
      {name}
    </span>
  );
}

/** `#abc` as `#aabbcc`. */
function sixDigits(color: string): string {
  return color.length === 4 ? `#${color.slice(1).replaceAll(/./g, '$&$&')}` : color;
}
