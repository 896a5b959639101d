import { computeTotalMinutes } from '@hearth/domain/durations/parse';
import { useTranslation } from 'react-i18next';
import { formatMinutes } from '../../parts/total-time-text.ts';
import type { SectionProps } from '../section.ts';
import { TotalButton } from './total-button.tsx';

/** Props of the proposal: the fields that it reads. */
export type TotalWithinProps = SectionProps<
  'recipeIngredient' | 'totalTime' | 'prepTime' | 'performTime' | 'cookTime'
>;

/** Offers a total time that counts the recipes within: preparing and cooking this one, and each of those once. */
export function TotalWithin({ draft, edit }: TotalWithinProps) {
  const { t } = useTranslation('recipes-within');
  const minutes = addUpWithin(draft);
  const time = minutes === null ? null : formatMinutes(minutes);
  if (time === null || computeTotalMinutes({ ...noParts, totalTime: draft.totalTime }) === minutes)
    return null;
  return <TotalButton label={t('useTotal', { time })} time={time} edit={edit} />;
}

const noParts = { prepTime: null, performTime: null, cookTime: null };

/** In minutes; null where this recipe, or all within it, do not say how long they take. */
function addUpWithin(draft: TotalWithinProps['draft']): number | null {
  const own = computeTotalMinutes({ ...draft, totalTime: null });
  const inner = new Map(
    draft.recipeIngredient.flatMap(({ referencedRecipe: one }) => {
      const minutes = one ? computeTotalMinutes(one) : null;
      return one && minutes !== null ? [[one.id, minutes] as const] : [];
    }),
  );
  if (own === null || inner.size === 0) return null;
  return Math.round([...inner.values()].reduce((sum, minutes) => sum + minutes, own));
}
