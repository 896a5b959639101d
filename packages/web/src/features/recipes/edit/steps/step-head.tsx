import { ActionIcon } from '@mantine/core';
import { IconEye } from '../../../../ui/icons/eye.ts';
import { IconPencil } from '../../../../ui/icons/pencil.ts';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../../platform/i18n/index.ts';
import { GrowingText } from '../fields/growing-text.tsx';
import { ChooseBox } from '../lists/choose-box.tsx';
import { DragHandle } from '../lists/drag-handle.tsx';
import { RowMenu } from '../lists/row-menu.tsx';
import { blankStep } from '../state/draft.ts';
import type { StepCardProps } from './step-card.tsx';
import { useStepEntries } from './use-step-entries.tsx';
import classes from '../lists/lists.module.css';

/** The upper edge of a step: handle, number, title, preview and menu. */
export function StepHead(
  props: StepCardProps & { isPreview: boolean; onPreview: () => void; onChooseFile: () => void },
) {
  const { step, index, count, ops, isPreview, onPreview, isChosen, onChoose } = props;
  const { t } = useTranslation('editor');
  const entries = useStepEntries(props);
  const id = step.id ?? '';
  const number = formats.number(index + 1);
  const Icon = isPreview ? IconPencil : IconEye;
  const previewLabel = isPreview ? t('step.write', { number }) : t('step.preview', { number });
  return (
    <div className={classes.stepHead}>
      {isChosen === null ? (
        <DragHandle />
      ) : (
        <ChooseBox id={id} index={index} part="step" isChosen={isChosen} onChoose={onChoose} />
      )}
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
        extra={entries}
      />
    </div>
  );
}
