import { Button } from '@mantine/core';
import IconPlaylistAdd from '@tabler/icons-react/dist/esm/icons/IconPlaylistAdd.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BulkAddDialog } from '../lists/lazy-dialogs.ts';
import { useDragSort } from '../lists/use-drag-sort.ts';
import { useMoveKeys } from '../lists/use-move-keys.ts';
import { useRows } from '../lists/use-rows.ts';
import type { SectionProps } from '../section-props.ts';
import { blankStep } from '../state/draft.ts';
import { StepCard } from './step-card.tsx';
import { stepKind } from './step-kind.ts';
import classes from '../lists/lists.module.css';

/** How it is made: a card a step. */
export function StepsEditor({ draft, edit }: SectionProps) {
  const { t } = useTranslation('editor');
  const { rows, ops, list } = useRows(stepKind, { draft, edit });
  const [isBulk, setBulk] = useState(false);
  useDragSort(list, ops.moveTo);
  useMoveKeys(list, ops);
  const names = useMemo(
    () => new Map(draft.recipeIngredient.map((one) => [one.referenceId, one.note || one.food?.name || ''])),
    [draft.recipeIngredient],
  );
  return (
    <section className={classes.section} aria-labelledby="editor-steps">
      <h2 id="editor-steps">{t('step.title')}</h2>
      {rows.length === 0 && <p className={classes.empty}>{t('step.empty')}</p>}
      <ul ref={list} className={classes.rows} data-kind="step">
        {rows.map((step, index) => (
          <StepCard
            key={stepKind.idOf(step)}
            step={step}
            index={index}
            count={rows.length}
            linked={linkedNames(step.ingredientReferences, names)}
            ops={ops}
          />
        ))}
      </ul>
      <div className={classes.adding}>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => ops.add([blankStep()])}
        >
          {t('step.add')}
        </Button>
        <Button
          variant="subtle"
          leftSection={<IconPlaylistAdd size={20} aria-hidden />}
          onClick={() => setBulk(true)}
        >
          {t('bulk.open')}
        </Button>
      </div>
      <Suspense fallback={null}>
        {isBulk && (
          <BulkAddDialog
            part="step"
            onAdd={(lines) => ops.add(lines.map((line) => blankStep(line)))}
            onClose={() => setBulk(false)}
          />
        )}
      </Suspense>
    </section>
  );
}

/** The linked ingredients as one text, so that a card renders again only when it has changed. */
function linkedNames(
  references: readonly { referenceId: string | null }[],
  names: ReadonlyMap<string, string>,
): string {
  return references
    .map(({ referenceId }) => names.get(referenceId ?? '') ?? '')
    .filter((name) => name !== '')
    .join(' · ');
}
