import type { EmptyPlanSlot, MissedFrequency, MissedObstacle } from '@hearth/contract';
import type { MinimumObstacle } from '@hearth/domain/meal-plans/drawing';
import { countOpenDays, type Drawn } from './draw-recipes.ts';

/** Why days stay empty and minimums are missed, with the names and numbers that a sentence needs. */
export function presentReasons(drawn: Drawn): { empty: EmptyPlanSlot[]; missed: MissedFrequency[] } {
  return { empty: presentEmpty(drawn), missed: presentMissed(drawn) };
}

function presentEmpty(drawn: Drawn): EmptyPlanSlot[] {
  const { entryType } = drawn.draw;
  return drawn.filling.empty.map(({ date, obstacles }) => {
    const recipes = drawn.open.find((place) => place.date === date)?.ofOtherMeals ?? 0;
    const other = { code: 'otherMeal' as const, frequencyId: null, name: null, limit: null, recipes };
    const told = obstacles.map(({ obstacle, dishes }) => ({
      ...explainObstacle(drawn, obstacle),
      code: obstacle.code,
      recipes: dishes,
    }));
    return { date, entryType, obstacles: recipes === 0 ? told : [...told, other] };
  });
}

/** A week that has open days left is no matter yet: they may be filled with what is missing. */
function presentMissed(drawn: Drawn): MissedFrequency[] {
  return drawn.filling.unmet.flatMap(({ frequency, week, planned, obstacles }) => {
    const row = findRow(drawn, frequency);
    if (row === undefined || countOpenDays(drawn, week) > 0) return [];
    const { name, at_least: atLeast } = row;
    return [
      {
        frequencyId: frequency,
        name,
        week,
        planned,
        atLeast: atLeast ?? 0,
        obstacles: obstacles.map((obstacle) => explainMissed(drawn, obstacle)),
      },
    ];
  });
}

function explainMissed(drawn: Drawn, obstacle: MinimumObstacle): MissedObstacle {
  const code = obstacle.code === 'noDish' ? 'noRecipe' : obstacle.code;
  return { ...explainObstacle(drawn, obstacle), code };
}

/** The frequency that an obstacle means, and what it says. */
function explainObstacle(drawn: Drawn, obstacle: MinimumObstacle) {
  if (!('frequency' in obstacle)) {
    const limit = obstacle.code === 'repeat' ? drawn.restDays : null;
    return { frequencyId: null, name: null, limit };
  }
  const row = findRow(drawn, obstacle.frequency);
  const said = { maximum: row?.at_most, rest: row?.rest_days, minimum: row?.at_least };
  return { frequencyId: obstacle.frequency, name: row?.name ?? null, limit: said[obstacle.code] ?? null };
}

function findRow({ frequencies }: Drawn, id: string) {
  return frequencies.find((one) => one.id === id)?.row;
}
