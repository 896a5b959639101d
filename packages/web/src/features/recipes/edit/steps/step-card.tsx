import type { RecipeStep } from '@hearth/contract/index';
import { memo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UploadProgress } from '../../../../platform/api/index.ts';
import { Markdown } from '../../../../ui/markdown/markdown.tsx';
import { HeadingField } from '../lists/heading-field.tsx';
import type { RowOps } from '../lists/use-rows.ts';
import type { Choose } from '../lists/use-selection.ts';
import { UploadBar } from '../uploads/upload-bar.tsx';
import { StepHead } from './step-head.tsx';
import { StepText } from './step-text.tsx';
import { usePictureDrop } from './use-picture-drop.ts';
import classes from '../lists/lists.module.css';

/** Props of the card of a step. */
export interface StepCardProps {
  step: RecipeStep;
  index: number;
  count: number;
  linked: string;
  ops: RowOps<RecipeStep>;
  /** How far a picture is on its way; null where none is. */
  upload: UploadProgress | null;
  onPicture: (id: string, file: File) => void;
  onCancelPicture: (id: string) => void;
  onLink: (id: string) => void;
  /** Null outside selection mode. */
  isChosen: boolean | null;
  onChoose: Choose;
}

/** One step: its title, its text in Markdown, and what can be done with it. */
export const StepCard = memo(function StepCard(props: StepCardProps) {
  const { step, index, linked, ops, upload, onPicture, onCancelPicture } = props;
  const { t } = useTranslation('editor');
  const [isPreview, setPreview] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const id = step.id ?? '';
  const drop = usePictureDrop((picture) => onPicture(id, picture));
  return (
    <li data-part="step" data-row={id}>
      {step.title !== null && (
        <HeadingField
          name={`step-heading-${index + 1}`}
          value={step.title}
          onChange={(title) => ops.change(id, (row) => ({ ...row, title }), 'title')}
          onRemove={() => ops.toggleHeading(id)}
        />
      )}
      <div className={classes.step} aria-busy={upload !== null} {...drop}>
        <StepHead
          {...props}
          isPreview={isPreview}
          onPreview={() => setPreview(!isPreview)}
          onChooseFile={() => file.current?.click()}
        />
        <input
          ref={file}
          type="file"
          accept="image/*"
          hidden
          name={`step-picture-${index + 1}`}
          onChange={(event) => {
            const chosen = event.currentTarget.files?.[0];
            if (chosen !== undefined) onPicture(id, chosen);
            event.currentTarget.value = '';
          }}
        />
        {upload !== null && (
          <UploadBar progress={upload} label={t('step.pictureBusy')} onCancel={() => onCancelPicture(id)} />
        )}
        <div className={classes.stepBody}>
          {isPreview ? (
            <div className={classes.preview}>
              <Markdown text={step.text} />
            </div>
          ) : (
            <StepText step={step} index={index} ops={ops} />
          )}
        </div>
        {linked !== '' && (
          <p className={classes.linked} dir="auto">
            {t('step.linked', { list: linked })}
          </p>
        )}
      </div>
    </li>
  );
});
