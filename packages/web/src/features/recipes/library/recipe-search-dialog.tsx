import { Button, Progress, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { type KeyboardEvent, Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGroupSlug, useIsOwnGroup } from '../../../platform/session/index.ts';
import { typeAheadText } from '../../../platform/shortcuts/index.ts';
import { DialogFrame } from '../../../ui/dialog/dialog-frame.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { ImportHit, mayBeIncoming, useWholeText } from '../../imports/incoming/index.ts';
import { type Library, RecipeCard, recipeSearchQuery } from '../index.ts';
import classes from './recipe-search-dialog.module.css';

const debounceMs = 500;
const maxResults = 20;

/** Properties of {@link RecipeSearchDialog}. */
export interface RecipeSearchProps {
  onClose: () => void;
  /** Opens the command palette, which finds everything else, instead. */
  onCommands: () => void;
}

/** Finds recipes from anywhere: the own group's, or the public ones of the group that is shown. */
export function RecipeSearchDialog({ onClose, onCommands }: RecipeSearchProps) {
  const { t } = useTranslation('search');
  const groupSlug = useGroupSlug() ?? '';
  const isOwn = useIsOwnGroup();
  const library = useMemo(() => ({ groupSlug, isOwn }), [groupSlug, isOwn]);
  const [text, setText] = useState('');
  const { whole, onPaste } = useWholeText(text);
  const results = useRef<HTMLDivElement>(null);
  useClosingOnNavigation(onClose);
  return (
    <DialogFrame
      title={t('title')}
      size={988}
      isOnTop
      onClose={onClose}
      onKeyDown={(event) => moveThroughResults(event, results.current)}
    >
      <TextInput
        data-autofocus
        data-keeps-focus
        size="md"
        inputMode="search"
        value={text}
        onFocus={() => setText(text + typeAheadText())}
        onChange={(event) => setText(event.currentTarget.value)}
        onPaste={onPaste}
        placeholder={t('placeholder')}
        aria-label={t('title')}
      />
      <div ref={results} className={classes.results}>
        {isOwn && mayBeIncoming(whole) && (
          <Suspense>
            <ImportHit groupSlug={groupSlug} text={whole} />
          </Suspense>
        )}
        <Results library={library} text={text.trim()} />
      </div>
      <div className={classes.advanced}>
        <Link
          to="/g/$groupSlug"
          params={{ groupSlug }}
          search={text.trim() === '' ? {} : { search: text.trim() }}
        >
          {t('advanced')}
        </Link>
        <Button variant="default" data-part="commands" onClick={onCommands}>
          {t('commands')}
        </Button>
      </div>
    </DialogFrame>
  );
}

function Results({ library, text }: { library: Library; text: string }) {
  const { t } = useTranslation('search');
  const [search] = useDebouncedValue(text, debounceMs);
  const found = useQuery({ ...recipeSearchQuery(library, search, maxResults), enabled: search !== '' });
  if (search === '') return <p className={classes.hint}>{t('hint')}</p>;
  if (found.isLoadingError) return <ErrorState title={t('failed')} onRetry={() => void found.refetch()} />;
  const recipes = found.data?.items ?? [];
  const isBusy = found.isFetching || search !== text;
  return (
    <>
      <Progress
        className={classes.progress ?? ''}
        value={100}
        animated={isBusy}
        data-idle={!isBusy}
        size={2}
        aria-hidden
      />
      <output className="visually-hidden">
        {found.data === undefined ? '' : t('results', { count: found.data.total })}
      </output>
      {recipes.length === 0 && !isBusy && <p className={classes.hint}>{t('none', { query: search })}</p>}
      <ul className={classes.list}>
        {recipes.map((recipe) => (
          <li key={recipe.id}>
            <RecipeCard recipe={recipe} library={library} look="compact" />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Arrow keys walk through the field and the names of the results; letters go on in the field, wherever one is. */
function moveThroughResults(event: KeyboardEvent, results: HTMLElement | null): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const field = event.currentTarget.querySelector<HTMLElement>('input');
  if (results === null || field === null) return;
  if (continuesText(event)) return field.focus();
  if (step === 0) return;
  const stops = [field, ...results.querySelectorAll<HTMLElement>('[data-part="import-hit"], h2 a')];
  const here = stops.findIndex((stop) => stop === document.activeElement);
  const next = stops[(here + step + stops.length) % stops.length];
  event.preventDefault();
  next?.focus();
}

/** A letter or a digit, or the key that takes the last one back. */
function continuesText({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  return key === 'Backspace' || (key.length === 1 && key !== ' ');
}

/** The dialog closes when the reader goes somewhere. */
function useClosingOnNavigation(onClose: () => void): void {
  const { href } = useLocation();
  const first = useRef(href);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (href !== first.current) close();
  }, [href]);
}
