/** Times whose unit a template has wrong: PT10H for ten minutes. */
import type { RecipeDraft, RecipeTime } from '../types.ts';

type Times = Pick<RecipeDraft, 'prepTime' | 'cookTime' | 'totalTime'>;

/** Shorter times are plausible as they are: bread proves for three hours. */
const minDoubtful = 240;
/** Minutes by which a page may round its total. */
const slack = 1;

/** The times with hours as minutes where only then the parts add up to the total. */
export function withPlausibleTimes<T extends Times>(times: T): T {
  const { prepTime: prep, cookTime: cook, totalTime: total } = times;
  if (total === null || total.minutes === null) return times;
  const addsUp = (one: number, other: number, sum: number): boolean => Math.abs(one + other - sum) <= slack;
  const [p, c, t] = [prep?.minutes ?? 0, cook?.minutes ?? 0, total.minutes];
  if (addsUp(p, c, t) || (p === 0 && c === 0)) return times;
  for (const [field, minutes] of [
    ['prepTime', p],
    ['cookTime', c],
    ['totalTime', t],
  ] as const) {
    if (!isDoubtful(minutes)) continue;
    const other = { p, c, t, [field[0] ?? '']: minutes / 60 };
    if (addsUp(other.p, other.c, other.t)) return { ...times, [field]: inMinutes(minutes) };
  }
  return times;
}

/** The times with those that the page itself shows in minutes where its data has the same number of hours. */
export function withShownTimes<T extends Times>(times: T, shown: Times): T {
  const changed: Partial<Record<keyof Times, RecipeTime>> = {};
  for (const field of ['prepTime', 'cookTime', 'totalTime'] as const) {
    const minutes = times[field]?.minutes ?? 0;
    if (isDoubtful(minutes) && shown[field]?.minutes === minutes / 60) changed[field] = inMinutes(minutes);
  }
  return { ...times, ...changed };
}

/** Whether a time is in whole hours, and in many. */
export function isDoubtful(minutes: number): boolean {
  return minutes >= minDoubtful && minutes % 60 === 0;
}

function inMinutes(hours: number): RecipeTime {
  return { text: `PT${hours / 60}M`, minutes: hours / 60 };
}
