/* oxlint-disable jsx-a11y/prefer-tag-over-role -- hits have pictures, which HTML's own choices cannot show */
import { TextInput } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { typeAheadText } from '../../../../platform/shortcuts/index.ts';
import { userText } from '../../../../ui/form/user-text.ts';
import { type Library, RecipePicture } from '../../../recipes/index.ts';
import { type ChosenRecipe, useHitKeys, useRecipeHits } from './use-recipe-hits.ts';
import classes from './recipe-choice.module.css';

export type { ChosenRecipe } from './use-recipe-hits.ts';

/**
 * Finds a recipe as one types; the server searches. The hits are a part of the dialog, so that they have its width on
 * every screen; before a search they are recipes to choose from. Enter takes the active hit and sends the form.
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
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  // The name of a chosen recipe is not a search text.
  const isSearching = chosen === null;
  const wanted = isSearching ? text.trim() : '';
  const { recipes, isCurrent, hasFailed } = useRecipeHits(library, wanted);
  const choose = (recipe: ChosenRecipe) => {
    setText(recipe.name);
    onChange(recipe);
  };
  const search = (typed: string) => {
    setText(typed);
    if (chosen !== null) onChange(null);
  };
  const send = (recipe: ChosenRecipe) => {
    flushSync(() => choose(recipe));
    field.current?.form?.requestSubmit();
  };
  const hits = isSearching && isCurrent ? recipes : null;
  const { active, onKeyDown } = useHitKeys(wanted, hits, send);
  return (
    <div className={classes.choice}>
      <TextInput
        ref={field}
        name="recipe"
        label={t('entry.recipe')}
        placeholder={t('entry.search')}
        value={text}
        onChange={(event) => search(event.currentTarget.value)}
        onFocus={() => setText((before) => before + typeAheadText())}
        onKeyDown={onKeyDown}
        error={hasFailed ? t('entry.searchFailed') : undefined}
        role="combobox"
        autoComplete="off"
        enterKeyHint="done"
        aria-autocomplete="list"
        aria-expanded={isSearching}
        aria-controls={isSearching ? listId : undefined}
        aria-activedescendant={active === null || hits === null ? undefined : `${listId}-${active}`}
        data-autofocus={chosen === null || undefined}
        {...userText}
      />
      {isSearching && <Hits id={listId} hits={hits} active={active} onTake={choose} hasFailed={hasFailed} />}
    </div>
  );
}

/** The hits below their field, in a place of its own size: nothing moves when others come. */
function Hits({
  id,
  hits,
  active,
  onTake,
  hasFailed,
}: {
  id: string;
  hits: readonly ChosenRecipe[] | null;
  active: number | null;
  onTake: (recipe: ChosenRecipe) => void;
  hasFailed: boolean;
}) {
  const { t } = useTranslation('planner');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const option = active === null ? null : list.current?.children.item(active);
    option?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const isEmpty = hits === null || hits.length === 0;
  return (
    <div className={classes.place}>
      {isEmpty && !hasFailed && (
        <p className={classes.nothing}>{t(hits === null ? 'entry.searching' : 'entry.nothing')}</p>
      )}
      <div ref={list} id={id} role="listbox" aria-label={t('entry.hits')}>
        {hits?.map((recipe, place) => (
          <div
            key={recipe.id}
            id={`${id}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === active}
            className={classes.hit}
            // Keeps the focus in the field, and the keyboard of a phone where it is.
            onMouseDown={(event) => event.preventDefault()}
            // The second click of two on one spot takes nothing: where it lands may be the choice of the next day.
            onClick={({ detail }) => detail < 2 && onTake(recipe)}
            onKeyDown={(event) => event.key === 'Enter' && onTake(recipe)}
          >
            <span className={classes.picture}>
              <RecipePicture recipe={recipe} shape="square" />
            </span>
            <bdi>{recipe.name}</bdi>
          </div>
        ))}
      </div>
    </div>
  );
}
