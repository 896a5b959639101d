import type { Label } from '@hearth/contract';
import { maxLength, required } from '@hearth/domain/ui/validators';
import { Button, TextInput } from '@mantine/core';
import { IconDice5 as IconDice } from '../../../../../ui/icons/dice-5.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFields } from '../../../../../ui/form/use-fields.ts';
import { userText } from '../../../../../ui/form/user-text.ts';
import type { DataFormProps } from '../../data-kind.ts';
import { LabelChip } from '../../../../../ui/chips/label-chip.tsx';
import classes from '../dialogs.module.css';
import { FormDialog } from './form-dialog.tsx';

const grey = '#959595';
/** Told apart at a glance, on light and dark pages. */
const palette = [
  '#c92a2a',
  '#d9480f',
  '#e8a33d',
  '#d4a017',
  '#66a80f',
  '#2f9e44',
  '#0c8599',
  '#1971c2',
  '#6741d9',
  '#9c36b5',
  '#c2255c',
  grey,
];
const isColor = (text: string) => /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text.trim());

export function LabelForm({ item, onClose }: DataFormProps<Label>) {
  const { t } = useTranslation('data');
  const id = useId();
  const fields = useFields(
    { name: item?.name ?? '', color: item?.color ?? grey },
    { name: [required, maxLength(255)], color: [required] },
  );
  const { name, color } = fields.values;
  const isWrong = !isColor(color);
  const shown = isWrong ? grey : color.trim();
  const random = () => {
    const others = palette.filter((one) => one !== shown);
    fields.set('color', others[Math.floor(Math.random() * others.length)] ?? grey);
  };
  return (
    <FormDialog
      kind="labels"
      path="/api/groups/labels"
      item={item}
      fields={fields}
      read={() => ({ name: name.trim(), color: shown })}
      onClose={onClose}
    >
      <TextInput {...fields.bind('name')} label={t('column.name')} required data-autofocus {...userText} />
      <div className={classes.colour}>
        <TextInput
          {...fields.bind('color')}
          label={t('column.color')}
          error={isWrong ? t('color.wrong') : null}
          maxLength={7}
          dir="ltr"
        />
        <input
          type="color"
          className={classes.picker}
          aria-label={t('color.pick')}
          value={shown.length === 7 ? shown : grey}
          onChange={(event) => fields.set('color', event.currentTarget.value)}
        />
        <Button variant="default" leftSection={<IconDice size={18} aria-hidden />} onClick={random}>
          {t('color.random')}
        </Button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would need a legend that is shown */}
      <div role="group" aria-label={t('color.palette')} className={classes.palette}>
        {palette.map((one) => (
          <button
            key={one}
            type="button"
            className={classes.swatch}
            style={{ background: one }}
            aria-label={one}
            aria-pressed={one === shown}
            onClick={() => fields.set('color', one)}
          />
        ))}
      </div>
      <p className={classes.live} aria-labelledby={id}>
        <span id={id}>{t('color.preview')}</span>
        <LabelChip label={{ name: name.trim() || t('new.labels'), color: shown }} />
      </p>
    </FormDialog>
  );
}
