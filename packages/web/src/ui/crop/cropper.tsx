import { ActionIcon } from '@mantine/core';
import IconFlipX from '@tabler/icons-react/dist/esm/icons/IconFlipHorizontal.mjs';
import IconFlipY from '@tabler/icons-react/dist/esm/icons/IconFlipVertical.mjs';
import IconLeft from '@tabler/icons-react/dist/esm/icons/IconRotate2.mjs';
import IconRight from '@tabler/icons-react/dist/esm/icons/IconRotateClockwise2.mjs';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Cropping,
  type Edge,
  mirrored,
  turnedLeft,
  turnedRight,
  upended,
  wholePicture,
  withEdges,
} from './crop-frame.ts';
import { drawTurned } from './draw-picture.ts';
import { useFrameDrag } from './use-frame-drag.ts';
import classes from './cropper.module.css';

const previewPixels = 1200;

/** A picture as it came. */
export const uncropped: Cropping = { turned: { quarters: 0, isMirrored: false }, frame: wholePicture };

/** Cuts, turns and flips a picture: with the pointer on the frame, or by sliders. It needs the texts of `cropping`. */
export function Cropper(props: PartProps & { image: HTMLImageElement }) {
  return (
    <div>
      <Stage {...props} />
      <Controls {...props} />
    </div>
  );
}

interface PartProps {
  cropping: Cropping;
  onChange: (cropping: Cropping) => void;
}

const corners = [
  { name: 'startTop', edges: ['left', 'top'] },
  { name: 'endTop', edges: ['right', 'top'] },
  { name: 'startBottom', edges: ['left', 'bottom'] },
  { name: 'endBottom', edges: ['right', 'bottom'] },
] as const satisfies readonly { name: string; edges: readonly Edge[] }[];

function Stage({ image, cropping, onChange }: PartProps & { image: HTMLImageElement }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { turned, frame } = cropping;
  useEffect(() => {
    if (canvas.current !== null) drawTurned(canvas.current, image, turned, previewPixels);
  }, [image, turned]);
  const drag = useFrameDrag(canvas, frame, (next) => onChange({ turned, frame: next }));
  const percent = (part: number) => `${part * 100}%`;
  return (
    <div className={classes.stage}>
      <div className={classes.picture} dir="ltr">
        <canvas ref={canvas} />
        <div
          className={classes.frame}
          data-part="crop-frame"
          style={{
            insetInlineStart: percent(frame.left),
            insetBlockStart: percent(frame.top),
            insetInlineEnd: percent(1 - frame.right),
            insetBlockEnd: percent(1 - frame.bottom),
          }}
          onPointerDown={(event) => drag(event, null)}
        >
          {corners.map(({ name, edges }) => (
            <span
              key={name}
              className={classes.corner}
              data-corner={name}
              onPointerDown={(event) => drag(event, edges)}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

const turns = [
  { key: 'left', Icon: IconLeft, turn: turnedLeft },
  { key: 'right', Icon: IconRight, turn: turnedRight },
  { key: 'mirror', Icon: IconFlipX, turn: mirrored },
  { key: 'upend', Icon: IconFlipY, turn: upended },
] as const;

function Controls({ cropping, onChange }: PartProps) {
  const { t } = useTranslation('cropping');
  const { frame } = cropping;
  return (
    <>
      <div className={classes.turns}>
        {turns.map(({ key, Icon, turn }) => (
          <ActionIcon
            key={key}
            variant="default"
            size={44}
            aria-label={t(key)}
            title={t(key)}
            onClick={() => onChange(turn(cropping))}
          >
            <Icon size={20} aria-hidden />
          </ActionIcon>
        ))}
      </div>
      <div className={classes.edges} dir="ltr">
        {(['left', 'right', 'top', 'bottom'] as const).map((edge) => (
          <label key={edge}>
            <span dir="auto">{t(`edge.${edge}`)}</span>
            <input
              type="range"
              name={`crop-${edge}`}
              min={0}
              max={100}
              value={Math.round(frame[edge] * 100)}
              onChange={(event) =>
                onChange({
                  ...cropping,
                  frame: withEdges(frame, { [edge]: Number(event.currentTarget.value) / 100 }),
                })
              }
            />
          </label>
        ))}
      </div>
    </>
  );
}
