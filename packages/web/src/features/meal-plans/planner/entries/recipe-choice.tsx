import { Select } from '@mantine/core';
import type { RecipeSummary } from '@hearth/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userText } from '../../../../ui/form/user-text.ts';
import { type Library, recipeSearchQuery } from '../../../recipes/recipe/index.ts';

/** As the specification has it. */
const debounceMs = 500;
const maxFound = 20;

/** The fields that show a chosen recipe. */
export type ChosenRecipe = Pick<RecipeSummary, 'id' | 'name' | 'recipeServings'>;

/** Finds a recipe as one types; the server searches. */
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
  const [search] = useDebouncedValue(wanted, debounceMs);
  const found = useQuery(recipeSearchQuery(library, search, maxFound));
  const recipes: readonly ChosenRecipe[] = found.data?.items ?? [];
  const offered =
    chosen === null || recipes.some(({ id }) => id === chosen.id) ? recipes : [chosen, ...recipes];
  return (
    <Select
      name="recipe"
      label={t('entry.recipe')}
      placeholder={t('entry.search')}
      data={offered.map(({ id, name }) => ({ value: id, label: name }))}
      value={chosen?.id ?? null}
      onChange={(id) => onChange(offered.find((one) => one.id === id) ?? null)}
      searchable
      openOnFocus={false}
      searchValue={text}
      onSearchChange={setText}
      filter={({ options }) => options}
      nothingFoundMessage={t(found.isFetching || search !== wanted ? 'entry.searching' : 'entry.nothing')}
      error={found.isLoadingError ? t('entry.searchFailed') : undefined}
      comboboxProps={{ withinPortal: true, shadow: 'md' }}
      maxDropdownHeight={280}
      allowDeselect={false}
      data-autofocus={chosen === null || undefined}
      {...userText}
    />
  );
}
