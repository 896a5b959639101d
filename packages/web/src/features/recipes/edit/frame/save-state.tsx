import { IconCheck } from '../../../../ui/icons/check.ts';
import { IconCloudOff } from '../../../../ui/icons/cloud-off.ts';
import { IconDeviceFloppy as IconDevice } from '../../../../ui/icons/device-floppy.ts';
import { IconPencil } from '../../../../ui/icons/pencil.ts';
import { useTranslation } from 'react-i18next';
import type { DraftState } from '../state/use-draft-state.ts';
import type { Saving } from '../state/use-saving.ts';
import classes from './frame.module.css';

const icons = {
  saved: IconCheck,
  unsaved: IconPencil,
  draft: IconDevice,
  saving: IconDevice,
  waiting: IconCloudOff,
} as const;

/** The save state of the changes. */
export function SaveState({
  state,
  saving,
  savedAt,
  isTextWrong,
}: {
  state: DraftState;
  saving: Pick<Saving, 'isSaving' | 'isWaiting'>;
  savedAt: number | null;
  /** Whether there is text that is in no draft. */
  isTextWrong: boolean;
}) {
  const { t } = useTranslation('editor');
  const key = isTextWrong ? 'unsaved' : stateKey(state, saving, savedAt);
  const Icon = icons[key];
  return (
    <p className={classes.state} data-state={key} title={t(`state.${key}`)}>
      <Icon size={16} aria-hidden />
      <span>{t(`state.${key}`)}</span>
    </p>
  );
}

function stateKey(
  state: DraftState,
  { isSaving, isWaiting }: Pick<Saving, 'isSaving' | 'isWaiting'>,
  savedAt: number | null,
): keyof typeof icons {
  if (isSaving) return 'saving';
  if (isWaiting) return 'waiting';
  if (!state.isDirty) return 'saved';
  return savedAt !== null && savedAt >= state.changedAt ? 'draft' : 'unsaved';
}
