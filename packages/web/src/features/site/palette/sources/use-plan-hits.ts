import { addDays } from '@hearth/domain/dates/plain-dates';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../../ui/toast/toast-store.ts';
import { dayNames } from '../../../../ui/calendar/day-names.ts';
import { IconCalendarPlus } from '../../../../ui/icons/calendar-plus.ts';
import { useAddEntry, useRemoveEntry, usualMeal, useToday } from '../../../meal-plans/entries/index.ts';
import type { Hit } from '../hits.ts';
import { type NamedDay, type PlanRequest, readPlanning } from '../read-request.ts';

const offeredDays = 7;
/** Recipes that are offered for a day that is named; without one, the best recipe is offered for each day. */
const maxRecipes = 4;
/** What clearly asks for the plan comes before all but exact names; else the days are the last of all. */
const planRanks = { clear: 0.5, unclear: 8 };

interface Plannable {
  readonly id: string;
  readonly name: string | null;
}

/** What a text asks of the plan: a recipe, and the day that it names. */
export function usePlanRequest(text: string): PlanRequest & { readonly days: readonly NamedDay[] } {
  const { t } = useTranslation(['palette', 'dates']);
  const today = useToday();
  const days = Array.from({ length: offeredDays }, (_, ahead): NamedDay => {
    const date = addDays(today, ahead);
    const nearest = ['today', 'tomorrow'] as const;
    const near = nearest[ahead];
    return { date, name: near === undefined ? dayNames.longWeekday(date) : t(near, { ns: 'dates' }) };
  });
  // The weekdays of today and tomorrow are understood, too.
  const weekdays = days.map(({ date }) => ({ date, name: dayNames.longWeekday(date) }));
  const request = readPlanning(text, [...days, ...weekdays], { verb: t('words.plan'), link: t('words.for') });
  return { ...request, days };
}

/** Found recipes for days of the plan. */
export function usePlanHits(
  { day, days, isClear }: ReturnType<typeof usePlanRequest>,
  recipes: readonly Plannable[],
): Hit[] {
  const { t } = useTranslation('palette');
  const plan = usePlanning();
  const pairs =
    day === null
      ? recipes.slice(0, 1).flatMap((recipe) => days.map((one) => ({ recipe, day: one })))
      : recipes.slice(0, maxRecipes).map((recipe) => ({ recipe, day }));
  return pairs.map(({ recipe, day: chosen }) => ({
    key: `plan:${recipe.id}:${chosen.date}`,
    group: 'plan',
    name: t('plan', { name: recipe.name }),
    detail: chosen.name,
    rank: isClear ? planRanks.clear : planRanks.unclear,
    icon: IconCalendarPlus,
    isOnce: true,
    run: () => plan(recipe, chosen),
  }));
}

/** Plans a recipe for the usual meal and offers to take that back; a refusal is shown by the call itself. */
function usePlanning(): (recipe: Plannable, day: NamedDay) => void {
  const { t } = useTranslation('palette');
  const { mutateAsync } = useAddEntry();
  const remove = useRemoveEntry();
  return ({ id, name }, day) => {
    const wish = { date: day.date, entryType: usualMeal, recipeId: id, servings: null };
    const say = (entry: Awaited<ReturnType<typeof mutateAsync>>) =>
      toast.success(t('planned', { name, day: day.name }), {
        action: { label: t('undo'), run: () => remove(entry) },
      });
    mutateAsync(wish).then(say, () => undefined);
  };
}
