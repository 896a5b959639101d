import { ActionIcon, Button } from '@mantine/core';
import { IconArrowBackUp as IconUndo } from '../../../../ui/icons/arrow-back-up.ts';
import { IconArrowForwardUp as IconRedo } from '../../../../ui/icons/arrow-forward-up.ts';
import { IconBraces } from '../../../../ui/icons/braces.ts';
import { IconDots } from '../../../../ui/icons/dots.ts';
import { IconForms } from '../../../../ui/icons/forms.ts';
import { IconTrash } from '../../../../ui/icons/trash.ts';
import { IconX } from '../../../../ui/icons/x.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionMenu } from '../../../../ui/menu/action-menu.tsx';
import type { EditorMode } from '../recipe-editor.tsx';
import type { DraftState } from '../state/use-draft-state.ts';
import type { Saving } from '../state/use-saving.ts';
import { SaveState } from './save-state.tsx';
import type { Leaving } from './use-leaving.ts';
import classes from './frame.module.css';

/** The sticky bar: save state, undo and redo, the other editor mode, Save. */
export function EditorBar({
  state,
  saving,
  savedAt,
  mode,
  isTextWrong,
  onMode,
  leaving,
}: {
  state: DraftState;
  saving: Pick<Saving, 'isSaving' | 'isWaiting'>;
  savedAt: number | null;
  mode: EditorMode;
  isTextWrong: boolean;
  onMode: (mode: EditorMode) => void;
  leaving: Leaving;
}) {
  const { t } = useTranslation('editor');
  const other = mode === 'form' ? 'json' : 'form';
  const OtherIcon = mode === 'form' ? IconBraces : IconForms;
  return (
    <div className={classes.bar} role="toolbar" aria-label={t('bar.label')}>
      <IconAction label={t('bar.close')} onClick={leaving.close}>
        <IconX size={20} aria-hidden />
      </IconAction>
      <SaveState state={state} saving={saving} savedAt={savedAt} isTextWrong={isTextWrong} />
      <IconAction label={t('undo')} isDisabled={!state.canUndo} onClick={state.undo}>
        <IconUndo size={20} className="mantine-rotate-rtl" aria-hidden />
      </IconAction>
      <IconAction label={t('redo')} isDisabled={!state.canRedo} onClick={state.redo}>
        <IconRedo size={20} className="mantine-rotate-rtl" aria-hidden />
      </IconAction>
      <ActionMenu
        label={t('bar.more')}
        icon={<IconDots size={20} aria-hidden />}
        entries={[
          {
            key: 'mode',
            label: t(`mode.${other}`),
            icon: <OtherIcon size={18} aria-hidden />,
            isDisabled: isTextWrong,
            onSelect: () => onMode(other),
          },
          {
            key: 'delete',
            label: t('bar.delete'),
            icon: <IconTrash size={18} aria-hidden />,
            isDangerous: true,
            startsGroup: true,
            onSelect: leaving.askToDelete,
          },
        ]}
      />
      <Button
        loading={saving.isSaving}
        aria-keyshortcuts="Control+S Meta+S"
        onClick={() => void leaving.saveAndClose()}
      >
        {t('save.save')}
      </Button>
    </div>
  );
}

function IconAction({
  label,
  isDisabled = false,
  onClick,
  children,
}: {
  label: string;
  isDisabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={40}
      className={classes.icon ?? ''}
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={onClick}
    >
      {children}
    </ActionIcon>
  );
}
