import type { IngredientFood } from '@hearth/contract';
import { maxLength, required } from '@hearth/domain/ui/validators';
import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFields } from '../../../../../ui/form/use-fields.ts';
import { userText } from '../../../../../ui/form/user-text.ts';
import { LabelChoice } from '../../table/choice.tsx';
import type { DataFormProps } from '../../data-kind.ts';
import { labelsQuery } from '../../data.queries.ts';
import { AliasFields, useAliases } from './alias-fields.tsx';
import { FormDialog } from './form-dialog.tsx';

const short = maxLength(255);

export function FoodForm({ item, onClose }: DataFormProps<IngredientFood>) {
  const { t } = useTranslation('data');
  const labels = useQuery(labelsQuery);
  const [labelId, setLabelId] = useState(item?.labelId ?? null);
  const [onHand, setOnHand] = useState(item?.onHand ?? false);
  const aliases = useAliases(item?.aliases);
  const fields = useFields(
    {
      name: item?.name ?? '',
      pluralName: item?.pluralName ?? '',
      description: item?.description ?? '',
    },
    { name: [required, short], pluralName: [short] },
  );
  const read = () => {
    const { name, pluralName, description } = fields.values;
    return {
      name: name.trim(),
      pluralName: pluralName.trim() || null,
      description: description.trim(),
      aliases: aliases.read(),
      labelId,
      onHand,
    };
  };
  return (
    <FormDialog kind="foods" path="/api/foods" item={item} fields={fields} read={read} onClose={onClose}>
      <TextInput {...fields.bind('name')} label={t('column.name')} required data-autofocus {...userText} />
      <TextInput {...fields.bind('pluralName')} label={t('column.plural')} {...userText} />
      <LabelChoice labels={labels.data ?? []} value={labelId} onChoose={setLabelId} />
      <AliasFields aliases={aliases} />
      <Textarea
        {...fields.bind('description')}
        label={t('column.description')}
        autosize
        minRows={2}
        {...userText}
      />
      <Checkbox
        label={t('onHand')}
        checked={onHand}
        onChange={(event) => setOnHand(event.currentTarget.checked)}
      />
    </FormDialog>
  );
}
