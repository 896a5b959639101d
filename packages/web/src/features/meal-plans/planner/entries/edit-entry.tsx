import { ActionIcon } from '@mantine/core';
import type { ReadPlanEntry } from '@hearth/contract';
import { IconTrash } from '../../../../ui/icons/trash.ts';
import { useTranslation } from 'react-i18next';
import { RecipePicture } from '../../../recipes/index.ts';
import { EntryHandle } from './entry-handle.tsx';
import { MealChip } from './meal-chip.tsx';
import { PlannedFacts, useEntryName } from './planned.tsx';
import type { PlanOps } from '../use-plan-ops.ts';
import classes from '../edit.module.css';
import planned from '../planner.module.css';

/** An entry to arrange: a click edits it, the chip changes its meal, the handle moves it, the bin takes it off. */
export function EditEntry({
  entry,
  ops,
  onEdit,
}: {
  entry: ReadPlanEntry;
  ops: PlanOps;
  onEdit: () => void;
}) {
  const { t } = useTranslation('planner');
  const name = useEntryName(entry);
  const { recipe } = entry;
  return (
    <li className={classes.entry} data-entry={entry.id}>
      <EntryHandle entry={entry} name={name} ops={ops} onEdit={onEdit} />
      {recipe !== null && (
        <span className={classes.thumb}>
          <RecipePicture recipe={recipe} shape="square" />
        </span>
      )}
      <div className={classes.texts}>
        <button type="button" className={classes.open} onClick={onEdit} aria-haspopup="dialog">
          <bdi className={planned.name}>{name}</bdi>
        </button>
        {recipe !== null && <PlannedFacts recipe={recipe} servings={entry.servings} />}
        {recipe === null && entry.text !== '' && (
          <p className={planned.noteText} dir="auto">
            {entry.text}
          </p>
        )}
        <MealChip entry={entry} name={name} onChange={(type) => ops.retype(entry, type)} />
      </div>
      <ActionIcon
        className={classes.remove ?? ''}
        variant="subtle"
        color="gray"
        size={40}
        aria-label={t('remove', { name })}
        onClick={() => ops.remove(entry)}
      >
        <IconTrash size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
    </li>
  );
}
