import { Button } from '@mantine/core';
import {
  type Choices,
  type MergeConflict,
  mergeRecipes,
  type RecipeVersions,
  type Side,
} from '@hearth/domain/recipes/merge';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { useConflictTexts } from './conflict-texts.ts';
import { type TextPiece, findTextDifferences } from './text-differences.ts';
import classes from './merge.module.css';

/** Props of the merge dialog. */
export interface MergeDialogProps {
  versions: RecipeVersions;
  /** Rejects when saving fails: then the answers stay. */
  onConfirm: (choices: Choices) => Promise<void>;
  onClose: () => void;
}

/** Asks, field by field, whose version counts where two people have changed the same. */
export function MergeDialog({ versions, onConfirm, onClose }: MergeDialogProps) {
  const { t } = useTranslation('editor');
  const [choices, setChoices] = useState<Choices>(new Map());
  const conflicts = useMemo(() => mergeRecipes(versions).conflicts, [versions]);
  const open = conflicts.filter(({ id }) => !choices.has(id)).length;
  const chooseAll = (side: Side) => setChoices(new Map(conflicts.map(({ id }) => [id, side])));
  return (
    <Dialog
      opened
      keepOpen
      size="xl"
      title={t('merge.title')}
      cancelLabel={t('merge.stay')}
      confirmLabel={t('merge.save')}
      isValid={open === 0}
      onConfirm={() => onConfirm(choices)}
      onClose={onClose}
    >
      <p className={classes.intro}>{t('merge.text')}</p>
      <div className={classes.all}>
        <Button size="xs" variant="default" onClick={() => chooseAll('mine')}>
          {t('merge.allMine')}
        </Button>
        <Button size="xs" variant="default" onClick={() => chooseAll('theirs')}>
          {t('merge.allTheirs')}
        </Button>
        <span aria-live="polite">{t('merge.open', { count: open })}</span>
      </div>
      {conflicts.map((conflict) => (
        <Question
          key={conflict.id}
          conflict={conflict}
          chosen={choices.get(conflict.id) ?? null}
          onChoose={(side) => setChoices(new Map([...choices, [conflict.id, side]]))}
        />
      ))}
    </Dialog>
  );
}

function Question({
  conflict,
  chosen,
  onChoose,
}: {
  conflict: MergeConflict;
  chosen: Side | null;
  onChoose: (side: Side) => void;
}) {
  const { t } = useTranslation('editor');
  const words = useConflictTexts();
  const marked = findTextDifferences(words.value(conflict, 'mine'), words.value(conflict, 'theirs'));
  return (
    <fieldset className={classes.question}>
      <legend dir="auto">{words.place(conflict)}</legend>
      <div className={classes.sides}>
        {(['mine', 'theirs'] as const).map((side) => (
          <label key={side} className={classes.side} data-chosen={chosen === side || undefined}>
            <span className={classes.who}>
              <input
                type="radio"
                name={`merge-${conflict.id}`}
                value={side}
                checked={chosen === side}
                onChange={() => onChoose(side)}
              />
              {t(`merge.${side}`)}
            </span>
            <Text parts={marked[side]} empty={conflict.kind === 'row' ? t('merge.gone') : t('merge.empty')} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Text({ parts, empty }: { parts: readonly TextPiece[]; empty: string }) {
  if (parts.every(({ text }) => text === '')) return <em className={classes.text}>{empty}</em>;
  return (
    <span className={classes.text} dir="auto">
      {parts.map(({ text, isOwn }, index) =>
        isOwn ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
      )}
    </span>
  );
}
