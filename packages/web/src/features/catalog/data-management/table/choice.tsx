import { Select, type SelectProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { bestOptionsFirst } from '../../../../ui/form/best-options-first.ts';
import { useOptionsPlace } from '../../../../ui/form/use-options-place.ts';
import classes from './table.module.css';

const maxOptions = 60;

/** One of many by its name, found as one types. */
export function Choice({
  items,
  onChoose,
  ...props
}: Omit<SelectProps, 'data' | 'onChange'> & {
  items: readonly { id: string; name: string }[];
  onChoose: (id: string | null) => void;
}) {
  const { t } = useTranslation('data');
  const place = useOptionsPlace();
  return (
    <Select
      {...place}
      searchable
      openOnFocus={false}
      limit={maxOptions}
      filter={bestOptionsFirst}
      selectFirstOptionOnChange
      nothingFoundMessage={t('nothing')}
      data={items.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={onChoose}
      withScrollArea={false}
      classNames={{ options: classes.options ?? '', ...place.classNames }}
      {...props}
    />
  );
}

/** A label, or none. */
export function LabelChoice({
  value,
  onChoose,
  labels,
  part,
}: Pick<SelectProps, 'value'> & {
  /** Names the field for tests. */
  part?: string;
  labels: readonly { id: string; name: string }[];
  onChoose: (id: string | null) => void;
}) {
  const { t } = useTranslation('data');
  return (
    <Choice
      data-part={part}
      label={t('column.label')}
      placeholder={t('noLabel')}
      items={labels}
      value={value ?? null}
      onChoose={onChoose}
      clearable
      clearButtonProps={{ 'aria-label': t('noLabel') }}
    />
  );
}
