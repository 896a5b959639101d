import type { Organizer, OrganizerKind } from '@hearth/contract';
import { maxLength, required } from '@hearth/domain/ui/validators';
import { Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFields } from '../../../../../ui/form/use-fields.ts';
import { userText } from '../../../../../ui/form/user-text.ts';
import type { DataFormProps } from '../../data-kind.ts';
import { FormDialog } from './form-dialog.tsx';

/** The form of a category, a tag or a tool. */
export function OrganizerForm({ kind, item, onClose }: DataFormProps<Organizer> & { kind: OrganizerKind }) {
  const { t } = useTranslation('data');
  const [onHand, setOnHand] = useState(item?.onHand ?? false);
  const fields = useFields({ name: item?.name ?? '' }, { name: [required, maxLength(255)] });
  const read = () => ({ name: fields.values.name.trim(), ...(kind === 'tools' ? { onHand } : {}) });
  return (
    <FormDialog
      kind={kind}
      path={`/api/organizers/${kind}`}
      item={item}
      fields={fields}
      read={read}
      onClose={onClose}
    >
      <TextInput {...fields.bind('name')} label={t('column.name')} required data-autofocus {...userText} />
      {kind === 'tools' && (
        <Checkbox
          label={t('onHand')}
          checked={onHand}
          onChange={(event) => setOnHand(event.currentTarget.checked)}
        />
      )}
    </FormDialog>
  );
}
