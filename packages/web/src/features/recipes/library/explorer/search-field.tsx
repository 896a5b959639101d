import { Button } from '@mantine/core';
import { IconSearch } from '../../../../ui/icons/search.ts';
import { IconX } from '../../../../ui/icons/x.ts';
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWholeText } from '../../../imports/incoming/index.ts';
import { IconButton } from '../../../../ui/native/icon-button.tsx';
import classes from './explorer.module.css';

const debounceMs = 500;

/** Searches as one types, half a second after the last letter, or on the button when that is the reader's wish. */
export function SearchField({
  value,
  isAutomatic,
  onSearch,
  onWords,
}: {
  value: string;
  isAutomatic: boolean;
  onSearch: (text: string) => void;
  /** Gets what stands in the field, with the lines of what was pasted. */
  onWords: (text: string) => void;
}) {
  const { t } = useTranslation('explore');
  const { text, type, submit } = useDelayedText(value, isAutomatic, onSearch);
  const { whole, onPaste } = useWholeText(text);
  const tell = useEffectEvent(onWords);
  useEffect(() => tell(whole), [whole]);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    submit(text);
    event.currentTarget.blur();
  };
  return (
    <div className={classes.search}>
      <div className={classes.searchBox}>
        <IconSearch className={classes.searchIcon} size={20} aria-hidden />
        <input
          className={classes.searchInput}
          data-page-search
          type="text"
          inputMode="search"
          enterKeyHint="search"
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          placeholder={t('search.placeholder')}
          aria-label={t('search.label')}
        />
        {text !== '' && (
          <IconButton
            className={classes.searchClear ?? ''}
            size={36}
            aria-label={t('search.clear')}
            onClick={() => submit('')}
          >
            <IconX size={18} aria-hidden />
          </IconButton>
        )}
      </div>
      {!isAutomatic && (
        <Button size="md" onClick={() => submit(text)}>
          {t('search.button')}
        </Button>
      )}
    </div>
  );
}

/** The text as typed. A value that comes from elsewhere, such as a reset, replaces it; one that was sent does not. */
function useDelayedText(value: string, isAutomatic: boolean, onSearch: (text: string) => void) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  if (seen !== value) {
    setSeen(value);
    if (value !== sent) setText(value);
  }
  const send = (wanted: string) => {
    setSent(wanted);
    onSearch(wanted);
  };
  const sendLater = useEffectEvent(send);
  useEffect(() => {
    const wanted = text.trim();
    if (!isAutomatic || wanted === value) return;
    const timer = setTimeout(() => sendLater(wanted), debounceMs);
    return () => clearTimeout(timer);
  }, [text, value, isAutomatic]);
  const submit = (wanted: string) => {
    setText(wanted);
    send(wanted.trim());
  };
  return { text, type: setText, submit };
}
