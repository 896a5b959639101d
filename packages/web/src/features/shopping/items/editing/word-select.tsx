import { Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userText } from '../../../../ui/form/user-text.ts';
import { bestFirst } from '../../../../ui/best-first.ts';
import { plainText } from '../../../../ui/plain-text.ts';

interface Word {
  id: string;
  name: string;
  pluralName?: string | null | undefined;
}

const createValue = '+create';
const maxOptions = 40;

/** Selects a food or a unit by name; missing ones can be created. */
export function WordSelect<W extends Word>({
  name,
  label,
  words,
  value,
  onChoose,
  onCreate,
}: {
  name: string;
  label: string;
  words: readonly W[];
  value: W | null;
  onChoose: (word: W | null) => void;
  onCreate: (name: string) => Promise<W>;
}) {
  const { t } = useTranslation('shopping-lists');
  const [search, setSearch] = useState(value?.name ?? '');
  const wanted = plainText(search);
  const shown = bestFirst(words, search, (word) => [word.name, word.pluralName]).slice(0, maxOptions);
  // Options must be unique and include the selected one.
  const own = value !== null && !shown.some(({ id }) => id === value.id) ? [value] : [];
  const isKnown = wanted === '' || words.some((word) => plainText(word.name) === wanted);
  const choose = (id: string | null) => {
    if (id === createValue) return void onCreate(search.trim()).then(onChoose, () => undefined);
    return onChoose(words.find((word) => word.id === id) ?? null);
  };
  return (
    <Select
      name={name}
      label={label}
      searchable
      clearable
      selectFirstOptionOnChange
      openOnFocus={false}
      withScrollArea={false}
      clearButtonProps={{ 'aria-label': t('edit.clear') }}
      {...userText}
      data={[
        ...[...shown, ...own].map((word) => ({ value: word.id, label: word.name })),
        ...(isKnown ? [] : [{ value: createValue, label: t('edit.create', { name: search.trim() }) }]),
      ]}
      filter={({ options }) => options}
      value={value?.id ?? null}
      searchValue={search}
      onSearchChange={setSearch}
      onChange={choose}
      styles={{ options: { maxBlockSize: 260, overflowY: 'auto' } }}
    />
  );
}
