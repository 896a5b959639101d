import { MultiSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { maxPickedRecipes } from '@hearth/domain/recipes/hand-picked';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOptionsPlace } from '../../../ui/form/use-options-place.ts';
import { type Library, recipeSearchQuery } from '../index.ts';
import { useRecipesOf } from './use-recipes-of.ts';

const debounceMs = 300;
const maxFound = 20;

/** Recipes chosen by hand: shown by name in the field, where they can be removed; others are found as one types. */
export function RecipeSelect({
  label,
  chosen,
  library,
  onChange,
  className,
}: {
  label: string;
  /** Ids. */
  chosen: readonly string[];
  library: Library;
  onChange: (ids: string[]) => void;
  className: string;
}) {
  const { t } = useTranslation('filter-builder');
  const place = useOptionsPlace();
  const [search, setSearch] = useState('');
  const [wanted] = useDebouncedValue(search.trim(), debounceMs);
  const known = useRecipesOf(chosen, library);
  const found = useQuery(recipeSearchQuery(library, wanted, maxFound));
  const names = new Map(
    [...(found.data?.items ?? []), ...(known.data ?? [])].map(({ id, name }) => [id, name]),
  );
  const unknown = known.isPending && chosen.length > 0 ? '…' : t('unknown');
  for (const id of chosen) names.set(id, names.get(id) ?? unknown);
  return (
    <div className={className}>
      <MultiSelect
        aria-label={label}
        placeholder={chosen.length === 0 ? t('findRecipes') : ''}
        data={[...names].map(([value, name]) => ({ value, label: name }))}
        value={[...chosen]}
        onChange={onChange}
        searchable
        searchValue={search}
        onSearchChange={setSearch}
        // The server has searched already.
        filter={({ options }) => options}
        maxValues={maxPickedRecipes}
        error={known.isLoadingError ? t('failed') : undefined}
        nothingFoundMessage={t('nothing')}
        selectFirstOptionOnChange={search.trim() !== ''}
        {...place}
        hidePickedOptions
        attributes={{ pill: { dir: 'auto' } }}
      />
    </div>
  );
}
