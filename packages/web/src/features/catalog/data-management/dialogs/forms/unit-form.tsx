import type { IngredientUnit } from '@hearth/contract';
import { maxLength, required } from '@hearth/domain/ui/validators';
import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFields } from '../../../../../ui/form/use-fields.ts';
import { userText } from '../../../../../ui/form/user-text.ts';
import type { DataFormProps } from '../../data-kind.ts';
import classes from '../dialogs.module.css';
import { AliasFields, useAliases } from './alias-fields.tsx';
import { FormDialog } from './form-dialog.tsx';

const short = maxLength(255);

export function UnitForm({ item, onClose }: DataFormProps<IngredientUnit>) {
  const { t } = useTranslation('data');
  const [fraction, setFraction] = useState(item?.fraction ?? true);
  const [useAbbreviation, setUseAbbreviation] = useState(item?.useAbbreviation ?? false);
  const aliases = useAliases(item?.aliases);
  const fields = useFields(
    {
      name: item?.name ?? '',
      pluralName: item?.pluralName ?? '',
      abbreviation: item?.abbreviation ?? '',
      pluralAbbreviation: item?.pluralAbbreviation ?? '',
      description: item?.description ?? '',
    },
    { name: [required, short], pluralName: [short], abbreviation: [short], pluralAbbreviation: [short] },
  );
  const read = () => {
    const { name, pluralName, abbreviation, pluralAbbreviation, description } = fields.values;
    return {
      name: name.trim(),
      pluralName: pluralName.trim() || null,
      abbreviation: abbreviation.trim(),
      pluralAbbreviation: pluralAbbreviation.trim(),
      description: description.trim(),
      aliases: aliases.read(),
      fraction,
      useAbbreviation,
    };
  };
  return (
    <FormDialog kind="units" path="/api/units" item={item} fields={fields} read={read} onClose={onClose}>
      <div className={classes.pair}>
        <TextInput {...fields.bind('name')} label={t('column.name')} required data-autofocus {...userText} />
        <TextInput {...fields.bind('pluralName')} label={t('column.plural')} {...userText} />
        <TextInput {...fields.bind('abbreviation')} label={t('column.abbreviation')} {...userText} />
        <TextInput
          {...fields.bind('pluralAbbreviation')}
          label={t('column.pluralAbbreviation')}
          {...userText}
        />
      </div>
      <AliasFields aliases={aliases} />
      <Textarea
        {...fields.bind('description')}
        label={t('column.description')}
        autosize
        minRows={2}
        {...userText}
      />
      <Checkbox
        label={t('useAbbreviation')}
        checked={useAbbreviation}
        onChange={(event) => setUseAbbreviation(event.currentTarget.checked)}
      />
      <Checkbox
        label={t('fraction')}
        description={t('fractionHint')}
        checked={fraction}
        onChange={(event) => setFraction(event.currentTarget.checked)}
      />
    </FormDialog>
  );
}
