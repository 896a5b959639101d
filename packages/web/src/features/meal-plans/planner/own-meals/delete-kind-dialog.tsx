import type { MealKind } from '@hearth/contract';
import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog.tsx';
import { focusNeighbour } from '../../../../ui/focus/focus-neighbour.ts';
import { buildMeals, mealKindsQuery } from '../../entries/index.ts';
import { useDeleteKind } from './kinds.queries.ts';

/** Properties of the question before a kind of meal is deleted. */
export interface DeleteKindProps {
  kind: MealKind;
  /** The row that goes with it: its neighbour takes the focus. */
  row: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Asks first, and says where the meals that are planned for the kind will be found. */
export function DeleteKindDialog({ kind, row, onClose }: DeleteKindProps) {
  const { t } = useTranslation(['own-meals', 'meal-plans']);
  const remove = useDeleteKind();
  const others = (useQuery(mealKindsQuery).data ?? []).filter(({ id }) => id !== kind.id);
  const meals = buildMeals(others, (type) => t(`meal.${type}`, { ns: 'meal-plans' }));
  const { name: meal } = meals.findMeal({ entryType: kind.entryType, mealKindId: null });
  const confirm = async () => {
    await remove.mutateAsync(kind);
    focusNeighbour(row.current);
  };
  return (
    <ConfirmDialog
      opened
      title={t('kinds.confirm.title', { name: kind.name })}
      text={t('kinds.confirm.text', { meal })}
      confirmLabel={t('kinds.confirm.delete')}
      isDangerous
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
