import { maxLength, required } from '@hearth/domain/ui/validators';
import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFields } from '../../../../../ui/form/use-fields.ts';
import { userText } from '../../../../../ui/form/user-text.ts';
import { Notice } from '../../../../../ui/states/notice.tsx';
import { actionAddress } from '../../../../recipes/recipe-actions/index.ts';
import type { DataFormProps, NamedAction } from '../../data-kind.ts';
import classes from '../dialogs.module.css';
import { FormDialog } from './form-dialog.tsx';

const types = ['link', 'post'] as const;
/** A recipe to show what becomes of an address. */
const example = { url: 'https://example.com/g/home/r/soup', id: '0c8fd2a4', slug: 'soup' };

/** The form of a recipe action; an address with placeholders shows what becomes of it. */
export function RecipeActionForm({ item, onClose }: DataFormProps<NamedAction>) {
  const { t } = useTranslation('data');
  const [actionType, setType] = useState<(typeof types)[number]>(item?.actionType ?? 'link');
  const fields = useFields(
    { name: item?.title ?? '', url: item?.url ?? '' },
    { name: [required, maxLength(255)], url: [required, maxLength(2000)] },
  );
  const { name, url } = fields.values;
  const address = actionAddress(url, example);
  return (
    <FormDialog
      kind="recipeActions"
      path="/api/households/recipe-actions"
      item={item}
      fields={fields}
      read={() => ({ title: name.trim(), url: url.trim(), actionType })}
      onClose={onClose}
    >
      <TextInput {...fields.bind('name')} label={t('column.name')} required data-autofocus {...userText} />
      <NativeSelect
        label={t('column.type')}
        value={actionType}
        data={types.map((type) => ({ value: type, label: t(`actionType.${type}`) }))}
        onChange={(event) => setType(types.find((type) => type === event.currentTarget.value) ?? 'link')}
      />
      <TextInput
        {...fields.bind('url')}
        label={t('column.url')}
        description={t(`actionHelp.${actionType}`)}
        required
        dir="ltr"
      />
      {actionType === 'link' && url.trim() !== '' && (
        <Notice color={address === null ? 'warning' : 'info'}>
          {address === null ? (
            t('actionHelp.broken')
          ) : (
            <span className={classes.address} dir="ltr">
              {address}
            </span>
          )}
        </Notice>
      )}
    </FormDialog>
  );
}
