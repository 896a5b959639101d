import { ActionIcon } from '@mantine/core';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconHeartFilled from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs';
import { useTranslation } from 'react-i18next';
import type { Rated } from './ratings.queries.ts';
import { useFavorite } from './use-favorite.ts';

/** Marks a recipe as the reader's favourite. */
export function FavoriteButton({ recipe, size = 40 }: { recipe: Rated & { name: string }; size?: number }) {
  const { t } = useTranslation('ratings');
  const { isFavorite, toggle } = useFavorite(recipe);
  const Icon = isFavorite ? IconHeartFilled : IconHeart;
  return (
    <ActionIcon
      variant="subtle"
      color={isFavorite ? 'brand' : 'gray'}
      size={size}
      aria-pressed={isFavorite}
      aria-label={t('favorite', { name: recipe.name })}
      onClick={toggle}
    >
      <Icon size={22} stroke={1.75} aria-hidden />
    </ActionIcon>
  );
}
