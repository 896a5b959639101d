import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../../../ui/dialog/dialog-frame.tsx';
import { RecipePicture } from '../parts/recipe-picture.tsx';
import { type Library, recipeSearchQuery } from '../recipes.queries.ts';
import classes from './another-recipe.module.css';

const debounceMs = 300;
const maxRecipes = 12;

/** Finds a second recipe to cook beside this one. */
export function AnotherRecipeDialog({ library, onClose }: { library: Library; onClose: () => void }) {
  const { t } = useTranslation('cooking');
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text.trim(), debounceMs);
  const found = useQuery(recipeSearchQuery(library, search, maxRecipes));
  const recipes = found.data?.items ?? [];
  return (
    <DialogFrame title={t('another')} onClose={onClose} isOnTop>
      <TextInput
        data-autofocus
        label={t('anotherName')}
        inputMode="search"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {found.isLoadingError && <p>{t('failed')}</p>}
      {found.isSuccess && recipes.length === 0 && <p>{t('none')}</p>}
      <ul className={classes.found}>
        {recipes.map((recipe) => (
          <li key={recipe.id}>
            <Link
              to="/g/$groupSlug/r/$slug"
              params={{ groupSlug: library.groupSlug, slug: recipe.slug }}
              search={{ cook: '1' }}
              replace
              onClick={onClose}
            >
              <span className={classes.foundPicture}>
                <RecipePicture recipe={recipe} shape="square" />
              </span>
              <bdi>{recipe.name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </DialogFrame>
  );
}
