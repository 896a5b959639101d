import { ActionIcon } from '@mantine/core';
import type { ShoppingListOut } from '@hearth/contract';
import { IconHistory } from '../../../../ui/icons/history.ts';
import { IconListCheck } from '../../../../ui/icons/list-check.ts';
import { IconPlus } from '../../../../ui/icons/plus.ts';
import { type ClipboardEvent, type SubmitEvent, memo, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRootAttribute } from '../../../../ui/page/use-root-attribute.ts';
import type { ItemDraft, ListChanges, ListItem } from '../../sync/index.ts';
import { ItemText } from '../item-text.tsx';
import { LabelChip } from '../../../../ui/chips/label-chip.tsx';
import type { Suggestion } from './suggestions.ts';
import { useEntry } from './use-entry.ts';
import classes from './entry.module.css';

interface EntryBarProps {
  list: ShoppingListOut;
  items: readonly ListItem[];
  changes: ListChanges;
}

/**
 * Adds one item after another from free text such as “2 kg flour”, with a preview of the parsed item and
 * suggestions. On phones it stays at the bottom, within reach of the thumb.
 */
export const EntryBar = memo(function EntryBar(props: EntryBarProps) {
  const { t } = useTranslation('shopping-lists');
  const entry = useEntry(props);
  const hintId = useId();
  useRootAttribute('data-has-page-bar');
  const field = useRef<HTMLInputElement>(null);
  const startsEmpty = props.items.length === 0;
  const takeFocus = useEffectEvent(() => {
    if (startsEmpty) field.current?.focus({ preventScroll: true });
  });
  // A list with nothing on it is opened to write on it.
  useEffect(() => takeFocus(), []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    entry.add();
  };
  return (
    <form className={classes.bar} data-part="entry" onSubmit={submit}>
      <div className={classes.panel}>
        <div id={hintId} className={classes.hint}>
          {entry.reading !== null && <Preview reading={entry.reading} />}
        </div>
        <Suggestions suggestions={entry.suggestions} onTake={entry.take} />
      </div>
      <div className={classes.field}>
        <input
          ref={field}
          name="new-item"
          className={classes.input}
          autoComplete="off"
          enterKeyHint="enter"
          dir="auto"
          aria-label={t('entry.label')}
          aria-describedby={hintId}
          placeholder={t('entry.example')}
          value={entry.text}
          onChange={(event) => entry.setText(event.currentTarget.value)}
          onPaste={(event) => splitPasted(event, entry.addAll)}
        />
        <ActionIcon
          type="submit"
          size={48}
          variant="filled"
          aria-label={t('entry.add')}
          disabled={entry.text.trim() === ''}
          // Keeps the focus in the field and the on-screen keyboard open.
          onPointerDown={(event) => event.preventDefault()}
        >
          <IconPlus size={24} aria-hidden />
        </ActionIcon>
      </div>
    </form>
  );
});

/** A preview of the parsed line. */
function Preview({ reading }: { reading: ItemDraft }) {
  const { t } = useTranslation('shopping-lists');
  return (
    <p className={classes.preview} data-part="understood">
      <ItemText item={reading} />
      {reading.label !== null && <LabelChip label={reading.label} isQuiet />}
      {reading.food === null && <span className={classes.muted}>{t('entry.asNote')}</span>}
    </p>
  );
}

function Suggestions({
  suggestions,
  onTake,
}: {
  suggestions: readonly Suggestion[];
  onTake: (suggestion: Suggestion) => void;
}) {
  const { t } = useTranslation('shopping-lists');
  if (suggestions.length === 0) return null;
  return (
    <ul className={classes.suggestions} aria-label={t('entry.suggestions')}>
      {suggestions.map((one) => (
        <li key={one.key}>
          <button
            type="button"
            className={classes.suggestion}
            data-listed={isListed(one) || undefined}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onTake(one)}
          >
            {one.kind !== 'food' && (
              <>
                <SuggestionIcon isListed={isListed(one)} />
                <span className="visually-hidden">{t('entry.recent')}</span>
              </>
            )}
            {one.kind === 'usual' ? <ItemText item={one.draft} /> : <bdi>{one.name}</bdi>}
            {isListed(one) && <span className="visually-hidden">{t('add.onList')}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Whether a tap raises the amount of what is on the list already. */
function isListed(suggestion: Suggestion): boolean {
  return suggestion.kind === 'usual' && suggestion.listed !== undefined;
}

function SuggestionIcon({ isListed: isMarked }: { isListed: boolean }) {
  const Icon = isMarked ? IconListCheck : IconHistory;
  return <Icon size={16} stroke={1.75} aria-hidden />;
}

function splitPasted(event: ClipboardEvent, addAll: (lines: readonly string[]) => void): void {
  const lines = event.clipboardData
    .getData('text')
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-*•]\s*)?(?:\[[ xX]?\]\s*)?/, '').trim())
    .filter((line) => line !== '');
  if (lines.length < 2) return;
  event.preventDefault();
  addAll(lines);
}
