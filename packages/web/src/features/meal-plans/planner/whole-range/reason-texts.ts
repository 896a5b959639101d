import type { EmptyPlanSlot, MissedFrequency } from '@hearth/contract';
import type { TFunction } from 'i18next';
import { formats } from '../../../../platform/i18n/index.ts';
import { dayNames } from '../../../../ui/calendar/day-names.ts';

type Texts = TFunction<'plan-variety'>;
type Obstacle = EmptyPlanSlot['obstacles'][number];
type MissedObstacle = MissedFrequency['obstacles'][number];

/** What an obstacle means, for a sentence. */
function readMeant({ name, limit }: Pick<Obstacle, 'name' | 'limit'>) {
  return {
    name: name ?? '',
    limit: formats.number(limit ?? 0),
    days: formats.days(limit ?? 0),
  };
}

/** Why a day stays empty: a sentence for each kind of reason. */
export function explainDay(t: Texts, { obstacles }: EmptyPlanSlot): string[] {
  if (obstacles.length === 0) return [t('reasons.none')];
  return obstacles.map((obstacle) => {
    const { code, recipes: count } = obstacle;
    return t(`reasons.${code}`, { count, number: formats.number(count), ...readMeant(obstacle) });
  });
}

/** Days that stay empty for the same reasons are told together. */
export function joinDays(
  t: Texts,
  empty: readonly EmptyPlanSlot[],
): { dates: string[]; reasons: string[] }[] {
  const joined = new Map<string, { dates: string[]; reasons: string[] }>();
  for (const slot of empty) {
    const reasons = explainDay(t, slot);
    const days = joined.get(reasons.join()) ?? { dates: [], reasons };
    joined.set(reasons.join(), days);
    days.dates.push(slot.date);
  }
  return [...joined.values()];
}

/** Which minimum is missed in which week. */
export function nameMissed(t: Texts, { name, planned, atLeast, week }: MissedFrequency): string {
  const [number, wanted] = [formats.number(planned), formats.number(atLeast)];
  return t('reasons.missed', { name, planned: number, atLeast: wanted, day: dayNames.short(week) });
}

/** Why a minimum is missed: a sentence for each kind of reason. */
export function explainMissed(t: Texts, { obstacles }: MissedFrequency): string[] {
  return obstacles.map((obstacle: MissedObstacle) => t(`missed.${obstacle.code}`, readMeant(obstacle)));
}
