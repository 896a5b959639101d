import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '../../../ui/icons/search.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './accounts.module.css';

const debounceMs = 300;

/** Searches names and e-mail addresses while one types. */
export function AccountSearch({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const { t } = useTranslation('manage-users');
  const [text, setText] = useState(search);
  const searchSoon = useDebouncedCallback(onSearch, debounceMs);
  return (
    <TextInput
      type="search"
      label={t('search')}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        searchSoon(event.currentTarget.value.trim());
      }}
      leftSection={<IconSearch size={18} aria-hidden />}
      maxLength={100}
      className={classes.search ?? ''}
    />
  );
}
