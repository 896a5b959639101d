import { IconGripVertical } from '../../../../ui/icons/grip-vertical.ts';
import classes from './lists.module.css';

/** Where a row is taken to be dragged. Menu and keyboard do the same, so it says nothing to screen readers. */
export function DragHandle() {
  return (
    <span className={classes.handle} data-drag-handle aria-hidden>
      <IconGripVertical size={18} />
    </span>
  );
}
