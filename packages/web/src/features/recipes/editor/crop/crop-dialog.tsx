import { ActionIcon } from '@mantine/core';
import IconFlipX from '@tabler/icons-react/dist/esm/icons/IconFlipHorizontal.mjs';
import IconFlipY from '@tabler/icons-react/dist/esm/icons/IconFlipVertical.mjs';
import IconLeft from '@tabler/icons-react/dist/esm/icons/IconRotate2.mjs';
import IconRight from '@tabler/icons-react/dist/esm/icons/IconRotateClockwise2.mjs';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { Loading } from '../../../../ui/loading.tsx';
import { type Pictured, pictureUrl } from '../../recipe-picture.tsx';
import type { PictureSource } from '../editor.queries.ts';
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
import { croppedFile, drawTurned, loadPicture } from './draw-picture.ts';
import { useFrameDrag } from './use-frame-drag.ts';
import classes from './crop.module.css';

/** What the dialog to cut a picture gets. */
export interface CropDialogProps {
  recipe: Pictured;
  /** Answers whether the new picture was stored. */
  change: (source: PictureSource) => Promise<boolean>;
  onClose: () => void;
}

const previewPixels = 1200;
const start: Cropping = { turned: { quarters: 0, isMirrored: false }, frame: wholePicture };

/** Cuts, turns and flips the picture. With the pointer on the frame, or by sliders. */
export function CropDialog({ recipe, change, onClose }: CropDialogProps) {
  const { t } = useTranslation('editor');
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [cropping, setCropping] = useState(start);
  const address = pictureUrl(recipe, 'original');
  useEffect(() => {
    let isCurrent = true;
    loadPicture(address).then(
      (loaded) => isCurrent && setImage(loaded),
      () => isCurrent && setProblem(t('crop.unreadable')),
    );
    return () => {
      isCurrent = false;
    };
  }, [address, t]);
  const apply = async () => {
    const file = image === null ? null : await croppedFile(image, cropping);
    if (file !== null && (await change({ file }))) return;
    setProblem(t('crop.failed'));
    throw new Error('Not stored');
  };
  return (
    <Dialog
      opened
      size="xl"
      title={t('crop.title')}
      confirmLabel={t('crop.apply')}
      isValid={image !== null && cropping !== start}
      onConfirm={apply}
      onClose={onClose}
    >
      {problem !== null && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      {image === null && problem === null && <Loading lines={6} />}
      {image !== null && (
        <>
          <Stage image={image} cropping={cropping} onChange={setCropping} />
          <Controls cropping={cropping} onChange={setCropping} />
        </>
      )}
    </Dialog>
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
  const { t } = useTranslation('editor');
  const { frame } = cropping;
  return (
    <>
      <div className={classes.turns}>
        {turns.map(({ key, Icon, turn }) => (
          <ActionIcon
            key={key}
            variant="default"
            size={44}
            aria-label={t(`crop.${key}`)}
            title={t(`crop.${key}`)}
            onClick={() => onChange(turn(cropping))}
          >
            <Icon size={20} aria-hidden />
          </ActionIcon>
        ))}
      </div>
      <div className={classes.edges} dir="ltr">
        {(['left', 'right', 'top', 'bottom'] as const).map((edge) => (
          <label key={edge}>
            <span dir="auto">{t(`crop.edge.${edge}`)}</span>
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
