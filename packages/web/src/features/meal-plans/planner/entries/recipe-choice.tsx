import { Select } from '@mantine/core';
import type { RecipeSummary } from '@hearth/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent as KeyEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { userText } from '../../../../ui/form/user-text.ts';
import { type Library, RecipePicture, recipeSearchQuery } from '../../../recipes/index.ts';
import classes from '../edit.module.css';

/** As the specification has it. */
const debounceMs = 500;
const maxFound = 20;

/** The fields that show a chosen recipe. */
export type ChosenRecipe = Pick<RecipeSummary, 'id' | 'name' | 'image' | 'recipeServings'>;

/**
 * Finds a recipe as one types; the server searches. The first hit is active: Enter chooses it and sends the form, once
 * the hits for the typed text are there.
 */
export function RecipeChoice({
  chosen,
  onChange,
  library,
}: {
  chosen: ChosenRecipe | null;
  onChange: (recipe: ChosenRecipe | null) => void;
  library: Library;
}) {
  const { t } = useTranslation('planner');
  const [text, setText] = useState(chosen?.name ?? '');
  // The field contains the chosen name, which is not a search text.
  const wanted = text === chosen?.name ? '' : text.trim();
  const { recipes, isCurrent, hasFailed } = useFound(library, wanted);
  const offered =
    chosen === null || recipes.some(({ id }) => id === chosen.id) ? recipes : [chosen, ...recipes];
  const choose = (recipe: ChosenRecipe | undefined) => {
    if (recipe === undefined) return;
    setText(recipe.name);
    onChange(recipe);
  };
  const { field, onKeyDown, submit } = useEntered(wanted, isCurrent ? recipes[0] : undefined, choose);
  return (
    <Select
      name="recipe"
      label={t('entry.recipe')}
      placeholder={t('entry.search')}
      data={(isCurrent || wanted === '' ? offered : []).map(({ id, name }) => ({ value: id, label: name }))}
      value={chosen?.id ?? null}
      onOptionSubmit={(id) => submit(offered.find((one) => one.id === id))}
      onKeyDown={onKeyDown}
      ref={field}
      renderOption={({ option }) => <Hit recipe={offered.find(({ id }) => id === option.value)} />}
      searchable
      openOnFocus={false}
      searchValue={text}
      onSearchChange={setText}
      filter={({ options }) => options}
      nothingFoundMessage={t(isCurrent ? 'entry.nothing' : 'entry.searching')}
      error={hasFailed ? t('entry.searchFailed') : undefined}
      comboboxProps={{ withinPortal: true, shadow: 'md' }}
      maxDropdownHeight={280}
      allowDeselect={false}
      data-autofocus={chosen === null || undefined}
      {...userText}
    />
  );
}

/** The hits of the server; `isCurrent` unless they are those of an earlier text. */
function useFound(library: Library, wanted: string) {
  const [search] = useDebouncedValue(wanted, debounceMs);
  const found = useQuery(recipeSearchQuery(library, search, maxFound));
  const recipes: readonly ChosenRecipe[] = found.data?.items ?? [];
  const isCurrent = search === wanted && !found.isPlaceholderData && !found.isPending;
  return { recipes, isCurrent, hasFailed: found.isLoadingError };
}

/**
 * Enter on a hit chooses it and sends the form. Pressed before the hits are there, it is for the first one of them.
 * @param first the best hit for the wanted text, once it is known
 */
function useEntered(
  wanted: string,
  first: ChosenRecipe | undefined,
  choose: (recipe: ChosenRecipe | undefined) => void,
) {
  const field = useRef<HTMLInputElement>(null);
  const isEntering = useRef(false);
  const waiting = useRef('');
  const send = (recipe: ChosenRecipe | undefined) => {
    flushSync(() => choose(recipe));
    field.current?.form?.requestSubmit();
  };
  const onHits = useEffectEvent((wanted: string, first: ChosenRecipe | undefined) => {
    const isOpen = field.current?.getAttribute('aria-expanded') === 'true';
    if (wanted === '' || first === undefined || !isOpen) return;
    if (waiting.current === wanted) return queueMicrotask(() => send(first));
    // The list marks an option as active, for the eye and for screen readers, only when a key asks for it.
    const down = { key: 'ArrowDown', code: 'ArrowDown', bubbles: true };
    field.current?.dispatchEvent(new KeyboardEvent('keydown', down));
  });
  useEffect(() => onHits(wanted, first), [wanted, first]);
  return {
    field,
    onKeyDown: (event: KeyEvent<HTMLInputElement>) => {
      isEntering.current = event.key === 'Enter' && !event.nativeEvent.isComposing;
      waiting.current = isEntering.current && first === undefined ? wanted : '';
    },
    submit: (recipe: ChosenRecipe | undefined) => (isEntering.current ? send(recipe) : choose(recipe)),
  };
}

/** A hit with its small picture. */
function Hit({ recipe }: { recipe: ChosenRecipe | undefined }) {
  if (recipe === undefined) return null;
  return (
    <span className={classes.hit}>
      <span className={classes.hitPicture}>
        <RecipePicture recipe={recipe} shape="square" />
      </span>
      <bdi>{recipe.name}</bdi>
    </span>
  );
}
