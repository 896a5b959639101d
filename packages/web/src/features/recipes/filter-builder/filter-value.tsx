import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import { userText } from '../../../ui/form/user-text.ts';
import type { Library } from '../index.ts';
import { ChoiceSelect } from './choice-select.tsx';
import type { ChoiceList, FilterField } from './filter-fields.ts';
import { RecipeSelect } from './recipe-select.tsx';
import classes from './filter-builder.module.css';

/** The value of a condition: chosen names, a date, a number or a text. */
export function FilterValue({
  field,
  isDays,
  value,
  library,
  onChange,
}: {
  field: FilterField;
  /** Whether the value is a number of days before now. */
  isDays: boolean;
  value: string | readonly string[];
  library: Library;
  onChange: (value: string | string[]) => void;
}) {
  const { t } = useTranslation('filter-builder');
  if (typeof value !== 'string' && field.key === 'recipes')
    return (
      <RecipeSelect
        label={t('value')}
        chosen={value}
        library={library}
        onChange={onChange}
        className={classes.value ?? ''}
      />
    );
  if (typeof value !== 'string')
    return (
      <ChoiceSelect
        list={field.key as ChoiceList}
        label={t('value')}
        chosen={value}
        library={library}
        onChange={onChange}
        className={classes.value ?? ''}
      />
    );
  if (isDays) return <DaysInput label={t('value')} value={value} onChange={onChange} />;
  const isText = field.type === 'text';
  return (
    <TextInput
      className={classes.value ?? ''}
      aria-label={t('value')}
      type={isText ? 'text' : field.type}
      {...(field.type === 'number' ? { step: 'any', inputMode: 'decimal' } : {})}
      value={value}
      error={value.includes('"') ? t('noQuotes') : undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...(isText ? userText : {})}
    />
  );
}

function DaysInput({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const days = Number(value);
  const isWhole = Number.isInteger(days) && days > 0;
  return (
    <TextInput
      className={classes.value ?? ''}
      aria-label={label}
      inputMode="numeric"
      maxLength={5}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value.replace(/\D/g, ''))}
      rightSection={<span className={classes.muted}>{formats.daysWord(isWhole ? days : 0)}</span>}
      rightSectionWidth="6rem"
      rightSectionPointerEvents="none"
    />
  );
}
