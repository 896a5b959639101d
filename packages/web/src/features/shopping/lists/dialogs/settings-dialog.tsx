import { NativeSelect, TextInput } from '@mantine/core';
import { maxLength, required } from '@hearth/domain/ui/validators';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { usePreference } from '../../../../platform/preferences/index.ts';
import { SwitchRow } from '../../../../ui/settings/switch-row.tsx';
import { useFields } from '../../../../ui/form/use-fields.ts';
import { userText } from '../../../../ui/form/user-text.ts';
import { useHousemates } from '../../sync/index.ts';
import type { ListOverlayProps } from '../list-overlay.tsx';
import classes from './dialogs.module.css';

const maxNameLength = 255;

/** Name and owner of a list, and how this device ticks items. */
export function SettingsDialog({ list, changes, onClose }: ListOverlayProps) {
  const { t } = useTranslation('shopping-lists');
  const [{ ticksByRow }, changePreference] = usePreference('shoppingList');
  const [ticks, setTicks] = useState(ticksByRow);
  const housemates = useHousemates();
  const [userId, setUserId] = useState(list.userId);
  const fields = useFields({ name: list.name ?? '' }, { name: [required, maxLength(maxNameLength)] });
  const save = () => {
    const name = fields.values.name.trim();
    if (name !== list.name) changes.rename(name);
    if (userId !== list.userId) changes.changeOwner(userId);
    if (ticks !== ticksByRow) changePreference({ ticksByRow: ticks });
  };
  return (
    <Dialog
      opened
      title={t('settings.title')}
      confirmLabel={t('edit.save')}
      isValid={fields.isValid}
      onConfirm={save}
      onClose={onClose}
    >
      <div className={classes.stack}>
        <TextInput
          {...fields.bind('name')}
          label={t('name')}
          autoComplete="off"
          data-autofocus
          {...userText}
        />
        {housemates === undefined ? (
          <p className={classes.muted}>{t('settings.ownersUnknown')}</p>
        ) : (
          <NativeSelect
            name="owner"
            label={t('settings.owner')}
            description={t('settings.ownerHelp')}
            value={userId}
            onChange={(event) => setUserId(event.currentTarget.value)}
            data={housemates.map((one) => ({ value: one.id, label: one.fullName || one.username || '' }))}
          />
        )}
        <SwitchRow
          label={t('settings.ticksByRow')}
          hint={t('settings.ticksByRowHelp')}
          isOn={ticks}
          onChange={setTicks}
        />
      </div>
    </Dialog>
  );
}
