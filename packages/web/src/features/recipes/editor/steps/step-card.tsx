import { ActionIcon } from '@mantine/core';
import type { RecipeStep } from '@hearth/contract';
import IconArrowMerge from '@tabler/icons-react/dist/esm/icons/IconArrowMerge.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconSplit from '@tabler/icons-react/dist/esm/icons/IconArrowsSplit2.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { memo, type SyntheticEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../../platform/i18n/index.ts';
import { Markdown } from '../../../../ui/markdown/markdown.tsx';
import type { MenuEntry } from '../../../../ui/menu/action-menu.tsx';
import { pictureIn } from '../fields/use-pasted-picture.ts';
import { GrowingText } from '../fields/growing-text.tsx';
import { DragHandle } from '../lists/drag-handle.tsx';
import { HeadingField } from '../lists/heading-field.tsx';
import { paragraphsOf } from '../lists/lines.ts';
import { RowMenu } from '../lists/row-menu.tsx';
import type { RowOps } from '../lists/use-rows.ts';
import { blankStep } from '../state/draft.ts';
import { StepText } from './step-text.tsx';
import { mergedAbove, splitStep } from './step-kind.ts';
import classes from '../lists/lists.module.css';

interface CardProps {
  step: RecipeStep;
  index: number;
  count: number;
  linked: string;
  ops: RowOps<RecipeStep>;
  /** Whether a picture is on its way. */
  isBusy: boolean;
  onPicture: (id: string, file: File) => void;
  onLink: (id: string) => void;
}

/** One step: its title, its text in Markdown, and what can be done with it. */
export const StepCard = memo(function StepCard(props: CardProps) {
  const { step, index, linked, ops, isBusy, onPicture } = props;
  const { t } = useTranslation('editor');
  const [isPreview, setPreview] = useState(false);
  const [isOver, setOver] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const id = step.id ?? '';
  const take = (event: SyntheticEvent, data: DataTransfer) => {
    const picture = pictureIn(data);
    if (picture === undefined) return;
    event.preventDefault();
    onPicture(id, picture);
  };
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
      <div
        className={classes.step}
        data-over={isOver || undefined}
        aria-busy={isBusy}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          setOver(false);
          take(event, event.dataTransfer);
        }}
        onPaste={(event) => {
          if (!event.clipboardData.types.includes('text/plain')) take(event, event.clipboardData);
        }}
      >
        <Head
          {...props}
          isPreview={isPreview}
          onPreview={() => setPreview(!isPreview)}
          onChoose={() => file.current?.click()}
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
        {isBusy && <progress className={classes.progress} aria-label={t('step.pictureBusy')} />}
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

function Head({
  step,
  index,
  count,
  ops,
  isPreview,
  onPreview,
  onChoose,
  onLink,
}: CardProps & { isPreview: boolean; onPreview: () => void; onChoose: () => void }) {
  const { t } = useTranslation('editor');
  const id = step.id ?? '';
  const number = formats.number(index + 1);
  const Icon = isPreview ? IconPencil : IconEye;
  const previewLabel = isPreview ? t('step.write', { number }) : t('step.preview', { number });
  return (
    <div className={classes.stepHead}>
      <DragHandle />
      <span className={classes.stepNumber} aria-hidden>
        {number}
      </span>
      <GrowingText
        look="plain"
        className={classes.summary ?? ''}
        name={`step-summary-${index + 1}`}
        data-field="summary"
        aria-label={t('step.summary', { number })}
        placeholder={t('step.summaryPlaceholder')}
        value={step.summary ?? ''}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        onChange={(event) => {
          const summary = event.currentTarget.value.replaceAll('\n', ' ');
          ops.change(id, (row) => ({ ...row, summary }), 'summary');
        }}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={previewLabel}
        title={previewLabel}
        onClick={onPreview}
      >
        <Icon size={18} aria-hidden />
      </ActionIcon>
      <RowMenu
        id={id}
        row={step}
        index={index}
        count={count}
        label={t('step.menu', { number })}
        ops={ops}
        blank={blankStep}
        extra={[
          ...useStepEntries(step, index, ops),
          {
            key: 'link',
            label: t('step.link'),
            icon: <IconLink size={18} aria-hidden />,
            onSelect: () => onLink(id),
            startsGroup: true,
          },
          {
            key: 'picture',
            label: t('step.picture'),
            icon: <IconPhoto size={18} aria-hidden />,
            onSelect: onChoose,
          },
        ]}
      />
    </div>
  );
}

function useStepEntries(step: RecipeStep, index: number, ops: RowOps<RecipeStep>): MenuEntry[] {
  const { t } = useTranslation('editor');
  const id = step.id ?? '';
  const paragraphs = paragraphsOf(step.text);
  const indexIn = (rows: readonly RecipeStep[]) => rows.findIndex((row) => row.id === id);
  return [
    {
      key: 'merge',
      label: t('step.merge'),
      icon: <IconArrowMerge size={18} aria-hidden />,
      isDisabled: index === 0,
      startsGroup: true,
      onSelect: () => ops.mergeUp(id, mergedAbove),
    },
    {
      key: 'split',
      label: t('step.split'),
      icon: <IconSplit size={18} aria-hidden />,
      isDisabled: paragraphs.length < 2,
      onSelect: () =>
        ops.replace((rows) => splitStep(rows, indexIn(rows), paragraphs, blankStep), { id, field: 'main' }),
    },
  ];
}
