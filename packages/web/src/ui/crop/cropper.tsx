import { ActionIcon } from '@mantine/core';
import { IconFlipHorizontal as IconFlipX } from '../icons/flip-horizontal.ts';
import { IconFlipVertical as IconFlipY } from '../icons/flip-vertical.ts';
import { IconRotate2 as IconLeft } from '../icons/rotate-2.ts';
import { IconRotateClockwise2 as IconRight } from '../icons/rotate-clockwise-2.ts';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CropHandles } from './crop-handles.tsx';
import {
  type Cropping,
  flipHorizontal,
  rotateLeft,
  rotateRight,
  flipVertical,
  wholePicture,
} from './crop-frame.ts';
import { drawTurned } from './draw-picture.ts';
import classes from './cropper.module.css';

const previewPixels = 1200;

/** A picture as it came. */
export const uncropped: Cropping = { turned: { quarters: 0, isMirrored: false }, frame: wholePicture };

/** Cuts, turns and flips a picture, by pointer and by keys on its frame. It needs the texts of `cropping`. */
export function Cropper(props: PartProps & { image: HTMLImageElement }) {
  const { t } = useTranslation('cropping');
  const hint = useId();
  return (
    <div>
      <Stage {...props} hint={hint} />
      <p id={hint} className={classes.hint}>
        {t('hint')}
      </p>
      <Turns {...props} />
    </div>
  );
}

interface PartProps {
  cropping: Cropping;
  onChange: (cropping: Cropping) => void;
}

function Stage({
  image,
  cropping,
  onChange,
  hint,
}: PartProps & {
  image: HTMLImageElement;
  /** Id of the text that says how handles are used. */ hint: string;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { turned, frame } = cropping;
  useEffect(() => {
    if (canvas.current !== null) drawTurned(canvas.current, image, turned, previewPixels);
  }, [image, turned]);
  const percent = (part: number) => `${part * 100}%`;
  const inset = [frame.top, 1 - frame.right, 1 - frame.bottom, frame.left].map(percent).join(' ');
  return (
    <div className={classes.stage}>
      <div className={classes.picture} dir="ltr">
        <canvas ref={canvas} />
        <div className={classes.shade}>
          <div className={classes.visible} style={{ inset }} />
        </div>
        <div className={classes.frame} data-part="crop-frame" style={{ inset }}>
          <CropHandles
            picture={canvas}
            frame={frame}
            hint={hint}
            onChange={(next) => onChange({ turned, frame: next })}
          />
        </div>
      </div>
    </div>
  );
}

const turns = [
  { key: 'left', Icon: IconLeft, turn: rotateLeft },
  { key: 'right', Icon: IconRight, turn: rotateRight },
  { key: 'mirror', Icon: IconFlipX, turn: flipHorizontal },
  { key: 'upend', Icon: IconFlipY, turn: flipVertical },
] as const;

function Turns({ cropping, onChange }: PartProps) {
  const { t } = useTranslation('cropping');
  return (
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
  );
}
