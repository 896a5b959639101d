import { Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userText } from '../../../../ui/form/user-text.ts';
import { useOptionsPlace } from '../../../../ui/form/use-options-place.ts';
import { bestFirst } from '../../../../ui/text/best-first.ts';
import { plainText } from '../../../../ui/text/plain-text.ts';

interface CatalogEntry {
  id: string;
  name: string;
  pluralName?: string | null | undefined;
}

const createValue = '+create';
const maxOptions = 40;

/** Selects a food or a unit by name; missing ones can be created. */
export function CatalogSelect<Entry extends CatalogEntry>({
  name,
  className,
  label,
  entries,
  value,
  onChoose,
  onCreate,
}: {
  name: string;
  className?: string;
  label: string;
  entries: readonly Entry[];
  value: Entry | null;
  onChoose: (entry: Entry | null) => void;
  onCreate: (name: string) => Promise<Entry>;
}) {
  const { t } = useTranslation('shopping-lists');
  const place = useOptionsPlace();
  const [search, setSearch] = useState(value?.name ?? '');
  const wanted = plainText(search);
  const shown = bestFirst(entries, search, (entry) => [entry.name, entry.pluralName]).slice(0, maxOptions);
  // Options must be unique and include the selected one.
  const selected = value !== null && !shown.some(({ id }) => id === value.id) ? [value] : [];
  const isExisting = wanted === '' || entries.some((entry) => plainText(entry.name) === wanted);
  const choose = (id: string | null) => {
    if (id === createValue) return void onCreate(search.trim()).then(onChoose, () => undefined);
    return onChoose(entries.find((entry) => entry.id === id) ?? null);
  };
  return (
    <div className={className}>
      <Select
        name={name}
        label={label}
        searchable
        clearable
        selectFirstOptionOnChange
        openOnFocus={false}
        {...place}
        withScrollArea={false}
        clearButtonProps={{ 'aria-label': t('edit.clear') }}
        {...userText}
        data={[
          ...[...shown, ...selected].map((entry) => ({ value: entry.id, label: entry.name })),
          ...(isExisting ? [] : [{ value: createValue, label: t('edit.create', { name: search.trim() }) }]),
        ]}
        filter={({ options }) => options}
        value={value?.id ?? null}
        searchValue={search}
        onSearchChange={setSearch}
        onChange={choose}
        styles={{ options: { maxBlockSize: 260, overflowY: 'auto' } }}
      />
    </div>
  );
}
