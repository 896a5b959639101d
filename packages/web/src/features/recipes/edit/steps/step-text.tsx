import type { RecipeStep } from '@hearth/contract/index';
import type { ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../../platform/i18n/index.ts';
import { toast } from '../../../../ui/toast/toast-store.ts';
import { GrowingText } from '../fields/growing-text.tsx';
import { splitBlocks } from '../lists/lines.ts';
import type { RowOps } from '../lists/use-rows.ts';
import { blankStep } from '../state/draft.ts';
import { splitStep } from './step-kind.ts';

/** The text of a step. Several paragraphs that are pasted stay together, unless one asks for a step each. */
export function StepText({ step, index, ops }: { step: RecipeStep; index: number; ops: RowOps<RecipeStep> }) {
  const { t } = useTranslation('editor');
  const id = step.id ?? '';
  const offerSplit = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const blocks = splitBlocks(event.clipboardData.getData('text'));
    if (blocks.length < 2) return;
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const before = value.slice(0, selectionStart).trim();
    const after = value.slice(selectionEnd).trim();
    const parts = [before, ...blocks, after].filter((part) => part !== '');
    const split = () =>
      ops.replace(
        (rows) =>
          splitStep(
            rows,
            rows.findIndex((row) => row.id === id),
            parts,
            blankStep,
          ),
        { id, field: 'main' },
      );
    toast.info(t('step.pasted', { count: parts.length }), {
      action: { label: t('step.splitPasted'), run: split },
      durationMs: 10_000,
    });
  };
  return (
    <GrowingText
      look="plain"
      name={`step-${index + 1}`}
      data-field="main"
      aria-label={t('step.text', { number: formats.number(index + 1) })}
      placeholder={t('step.placeholder')}
      value={step.text}
      onPaste={offerSplit}
      onChange={(event) => {
        const text = event.currentTarget.value;
        ops.change(id, (row) => ({ ...row, text }), 'text');
      }}
    />
  );
}
