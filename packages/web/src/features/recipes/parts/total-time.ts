import type { RecipeTimes } from '@hearth/domain/durations/parse';
import type { FactField } from '@hearth/domain/recipes/fields';
import { useEffect, useState } from 'react';

type AddUp = (times: RecipeTimes) => string | null;

/** What reads durations comes with the first recipe that needs it: most say their total time. */
let loaded: AddUp | null = null;

/** The total time of a recipe: as it is written, else preparing and cooking together; null where neither is said. */
export function useTotalTime(times: RecipeTimes): string | null {
  const { totalTime, prepTime, performTime, cookTime } = times;
  const isAdded = !isSaid(totalTime) && isSaid(prepTime) && (isSaid(performTime) || isSaid(cookTime));
  const [addUp, setAddUp] = useState<AddUp | null>(() => loaded);
  useEffect(() => {
    if (!isAdded || addUp !== null) return undefined;
    let isShown = true;
    void loadAddUp().then((read) => isShown && setAddUp(() => read));
    return () => {
      isShown = false;
    };
  }, [isAdded, addUp]);
  if (isAdded) return addUp?.(times) ?? null;
  return isSaid(totalTime) ? totalTime : null;
}

/** A fact as the page shows it: the total time as it was found, the cook time by whichever field has it. */
export function getFact(
  recipe: RecipeTimes & Record<FactField, string | null>,
  name: FactField,
  total: string | null,
): string | null {
  if (name === 'totalTime') return total;
  if (name === 'performTime' && !isSaid(recipe.performTime)) return recipe.cookTime;
  return recipe[name];
}

async function loadAddUp(): Promise<AddUp | null> {
  // Without a connection the sum is missing, and nothing else.
  loaded ??= await import('./total-time-text.ts').then(
    (module) => module.addUpTimes,
    () => null,
  );
  return loaded;
}

function isSaid(text: string | null): text is string {
  const trimmed = (text ?? '').trim();
  return trimmed !== '' && trimmed !== 'none';
}
