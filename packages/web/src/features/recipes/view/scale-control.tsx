import { ActionIcon, Button } from '@mantine/core';
import type { Recipe } from '@hearth/contract';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import lists from './recipe-lists.module.css';

/** Cooks for more or fewer: by servings where the recipe says them, else by halves of the whole. */
export function ScaleControl({
  recipe,
  scale,
  onScale,
}: {
  recipe: Recipe;
  scale: number;
  onScale: (scale: number) => void;
}) {
  const { t } = useTranslation('recipes');
  const base = recipe.recipeServings || recipe.recipeYieldQuantity;
  const step = base > 0 ? 1 / base : 0.5;
  const change = (by: number) => onScale(Math.max(step, Math.round((scale + by) / step) * step));
  const shown =
    base > 0
      ? t('scale.amount', {
          amount: formats.number(base * scale),
          unit: unitOf(recipe) ?? t('scale.servings'),
        })
      : t('scale.times', { times: formats.number(scale) });
  return (
    <fieldset className={lists.scale}>
      <legend className="visually-hidden">{t('scale.title')}</legend>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={t('scale.less')}
        disabled={scale <= step}
        onClick={() => change(-step)}
      >
        <IconMinus size={18} aria-hidden />
      </ActionIcon>
      <output className={lists.scaled}>{shown}</output>
      <ActionIcon variant="default" size={36} aria-label={t('scale.more')} onClick={() => change(step)}>
        <IconPlus size={18} aria-hidden />
      </ActionIcon>
      {scale !== 1 && (
        <Button variant="subtle" size="compact-sm" onClick={() => onScale(1)}>
          {t('scale.reset')}
        </Button>
      )}
    </fieldset>
  );
}

/** What the yield counts, when it is no servings. */
function unitOf(recipe: Recipe): string | null {
  return recipe.recipeServings > 0 ? null : recipe.recipeYield;
}
