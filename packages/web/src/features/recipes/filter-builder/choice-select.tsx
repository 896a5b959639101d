import { MultiSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bestOptionsFirst } from '../../../ui/form/best-options-first.ts';
import { useOptionsPlace } from '../../../ui/form/use-options-place.ts';
import type { Library } from '../index.ts';
import type { ChoiceList } from './filter-fields.ts';
import { useChoices } from './use-choices.ts';

/** As many as one reads; a few letters find the others. */
const maxOptions = 50;

/** Selects names of one of a group's lists; chosen ones are shown in the field and can be removed there. */
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
  /** Ids. Deleted entries have no name and stay until the user removes them. */
  chosen: readonly string[];
  library: Library;
  onChange: (ids: string[]) => void;
  className?: string;
}) {
  const { t } = useTranslation('filter-builder');
  const place = useOptionsPlace();
  const [search, setSearch] = useState('');
  const options = useChoices(list, library);
  const known = new Set(options.data?.map(({ id }) => id));
  const unknown = options.isPending ? [] : chosen.filter((id) => !known.has(id));
  const data = [
    ...(options.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
    ...unknown.map((id) => ({ value: id, label: t('unknown') })),
  ];
  return (
    <div className={className}>
      <MultiSelect
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
        // Enter takes the typed text, but not the next entry of the list as well.
        selectFirstOptionOnChange={search.trim() !== ''}
        {...place}
        hidePickedOptions
        attributes={{ pill: { dir: 'auto' } }}
      />
    </div>
  );
}
