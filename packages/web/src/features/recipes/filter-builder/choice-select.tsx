import { MultiSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bestOptionsFirst } from '../../../ui/form/best-options-first.ts';
import type { Library } from '../recipe/index.ts';
import type { ChoiceList } from './filter-fields.ts';
import { useChoices } from './use-choices.ts';

/** As many as one reads; a few letters find the others. */
const maxOptions = 50;

/** Names to choose from one of a group's lists; what is chosen stands in the field and can be taken out there. */
export function ChoiceSelect({
  list,
  label,
  isLabelShown = false,
  chosen,
  library,
  onChange,
  className = '',
}: {
  list: ChoiceList;
  label: string;
  isLabelShown?: boolean;
  /** Ids. What was deleted since has no name any more and stays until somebody takes it out. */
  chosen: readonly string[];
  library: Library;
  onChange: (ids: string[]) => void;
  className?: string;
}) {
  const { t } = useTranslation('filter-builder');
  const [search, setSearch] = useState('');
  const options = useChoices(list, library);
  const known = new Set(options.data?.map(({ id }) => id));
  const unknown = options.isPending ? [] : chosen.filter((id) => !known.has(id));
  const data = [
    ...(options.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
    ...unknown.map((id) => ({ value: id, label: t('unknown') })),
  ];
  return (
    <MultiSelect
      className={className}
      {...(isLabelShown ? { label } : { 'aria-label': label })}
      placeholder={chosen.length === 0 ? t('choose') : ''}
      data={data}
      value={options.isPending ? [] : [...chosen]}
      onChange={onChange}
      disabled={options.isPending}
      error={options.isLoadingError ? t('failed') : undefined}
      searchable
      limit={maxOptions}
      nothingFoundMessage={t('nothing')}
      filter={bestOptionsFirst}
      searchValue={search}
      onSearchChange={setSearch}
      // Enter takes what was typed, but after that not the next of the list as well.
      selectFirstOptionOnChange={search.trim() !== ''}
      comboboxProps={{ withinPortal: true, shadow: 'md' }}
      hidePickedOptions
      attributes={{ pill: { dir: 'auto' } }}
    />
  );
}
