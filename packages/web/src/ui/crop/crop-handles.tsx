import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { type CropFrame, type Edge, steppedFrame } from './crop-frame.ts';
import { useFrameDrag } from './use-frame-drag.ts';
import classes from './cropper.module.css';

const edges = ['top', 'right', 'bottom', 'left'] as const satisfies readonly Edge[];
const corners = [
  { name: 'topLeft', edges: ['top', 'left'] },
  { name: 'topRight', edges: ['top', 'right'] },
  { name: 'bottomRight', edges: ['bottom', 'right'] },
  { name: 'bottomLeft', edges: ['bottom', 'left'] },
] as const satisfies readonly { name: string; edges: readonly Edge[] }[];

/** Parts of the picture by which an arrow key moves a handle, and with Shift. */
const step = 0.01;
const largeStep = 0.1;

/** What one takes hold of: the frame as a whole, its edges and its corners; with a pointer or with arrow keys. */
export function CropHandles({
  picture,
  frame,
  hint,
  onChange,
}: {
  picture: RefObject<HTMLElement | null>;
  frame: CropFrame;
  hint: string;
  onChange: (frame: CropFrame) => void;
}) {
  const { t } = useTranslation('cropping');
  const drag = useFrameDrag(picture, frame, onChange);
  const press = (event: KeyboardEvent, moved: readonly Edge[] | null) => {
    const next = steppedFrame(frame, moved, event.key, event.shiftKey ? largeStep : step);
    if (next === null) return;
    event.preventDefault();
    onChange(next);
  };
  const grip = (moved: readonly Edge[] | null) => ({
    tabIndex: 0,
    'aria-describedby': hint,
    onPointerDown: (event: PointerEvent<HTMLElement>) => drag(event, moved),
    onKeyDown: (event: KeyboardEvent) => press(event, moved),
  });
  return (
    <>
      <button type="button" className={classes.move} aria-label={t('move')} {...grip(null)} />
      {edges.map((edge) => (
        <div
          key={edge}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input of this kind would be a bar, not a handle on the picture
          role="slider"
          className={classes.edge}
          data-edge={edge}
          aria-label={t(`edge.${edge}`)}
          aria-orientation={edge === 'left' || edge === 'right' ? 'horizontal' : 'vertical'}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(frame[edge] * 100)}
          {...grip([edge])}
        />
      ))}
      {corners.map(({ name, edges: moved }) => (
        <button
          key={name}
          type="button"
          className={classes.corner}
          data-corner={name}
          aria-label={t(`corner.${name}`)}
          {...grip(moved)}
        />
      ))}
    </>
  );
}
