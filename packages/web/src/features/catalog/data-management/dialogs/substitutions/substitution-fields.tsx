import { ActionIcon, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { activeLocale } from '../../../../../platform/i18n/index.ts';
import { userText } from '../../../../../ui/form/user-text.ts';
import { IconX } from '../../../../../ui/icons/x.ts';
import { Choice } from '../../table/choice.tsx';
import { isOneSided, isWrongAmount, type SubstitutionRow } from './substitution-rows.ts';
import classes from './substitutions.module.css';

const maxNoteLength = 255;

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The fields of one substitution: so much of the food, so much of what, and when. */
export function SubstitutionFields({
  number,
  row,
  name,
  foods,
  units,
  onChange,
  onRemove,
}: {
  number: number;
  row: SubstitutionRow;
  /** Of the food. */
  name: string;
  foods: readonly Named[];
  units: readonly Named[];
  onChange: (row: SubstitutionRow) => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation('substitutions');
  const amount = (key: 'quantity' | 'substituteQuantity') => (
    <TextInput
      {...userText}
      label={t('amount')}
      autoComplete="off"
      value={row[key]}
      error={isWrongAmount(row[key], activeLocale.formats) && t('amountWrong')}
      onChange={(event) => onChange({ ...row, [key]: event.currentTarget.value })}
    />
  );
  const unit = (key: 'unitId' | 'substituteUnitId') => (
    <Choice
      label={t('unit')}
      items={units}
      value={row[key]}
      onChoose={(id) => onChange({ ...row, [key]: id })}
      clearable
      clearButtonProps={{ 'aria-label': t('noUnit') }}
    />
  );
  return (
    <fieldset className={classes.row} data-part="substitute-row">
      <legend>
        <bdi>{name}</bdi>
      </legend>
      {amount('quantity')}
      {unit('unitId')}
      <span className={classes.arrow} aria-hidden>
        →
      </span>
      {amount('substituteQuantity')}
      {unit('substituteUnitId')}
      {isOneSided(row) && <p className={classes.hint}>{t('oneSided')}</p>}
      <div className={classes.food}>
        <Choice
          label={t('food')}
          data-part="substitute-food"
          items={foods}
          value={row.substituteFoodId}
          onChoose={(substituteFoodId) => onChange({ ...row, substituteFoodId })}
        />
      </div>
      <div className={classes.note}>
        <TextInput
          {...userText}
          label={t('note')}
          maxLength={maxNoteLength}
          value={row.note}
          onChange={(event) => onChange({ ...row, note: event.currentTarget.value })}
        />
        <ActionIcon
          variant="subtle"
          color="gray"
          size={40}
          aria-label={t('remove', { number })}
          onClick={onRemove}
        >
          <IconX size={18} aria-hidden />
        </ActionIcon>
      </div>
    </fieldset>
  );
}
