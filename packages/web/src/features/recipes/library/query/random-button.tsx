import { Button } from '@mantine/core';
import { IconArrowsShuffle } from '../../../../ui/icons/arrows-shuffle.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchRandomRecipe, type Library, type RecipeFilters } from '../../index.ts';
import classes from '../explorer/explorer.module.css';

/** Opens one of the recipes that the filters leave. */
export function RandomButton({
  library,
  filters,
  isEmpty,
}: {
  library: Library;
  filters: RecipeFilters;
  isEmpty: boolean;
}) {
  const { t } = useTranslation('explore');
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    const recipe = await fetchRandomRecipe(library, filters).finally(() => setBusy(false));
    if (recipe === undefined) return;
    await navigate({
      to: '/g/$groupSlug/r/$slug',
      params: { groupSlug: library.groupSlug, slug: recipe.slug },
    });
  };
  return (
    <Button
      className={classes.random ?? ''}
      variant="default"
      leftSection={<IconArrowsShuffle size={18} aria-hidden />}
      loading={isBusy}
      disabled={isEmpty}
      onClick={() => void open()}
    >
      <span className={classes.randomName}>{t('random')}</span>
    </Button>
  );
}
