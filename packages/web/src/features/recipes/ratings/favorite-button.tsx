import { IconHeart } from '../../../ui/icons/heart.ts';
import { IconHeartFilled } from '../../../ui/icons/heart-filled.ts';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/native/icon-button.tsx';
import type { Rated } from './ratings.queries.ts';
import { useFavorite } from './use-favorite.ts';

/** Marks a recipe as the reader's favourite. */
export function FavoriteButton({ recipe, size = 40 }: { recipe: Rated & { name: string }; size?: 40 | 44 }) {
  const { t } = useTranslation('ratings');
  const { isFavorite, toggle } = useFavorite(recipe);
  const Icon = isFavorite ? IconHeartFilled : IconHeart;
  return (
    <IconButton
      size={size}
      aria-pressed={isFavorite}
      aria-label={t('favorite', { name: recipe.name })}
      onClick={toggle}
    >
      <Icon size={22} stroke={1.75} aria-hidden />
    </IconButton>
  );
}
