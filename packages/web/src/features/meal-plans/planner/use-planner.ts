import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useLive } from '../../../platform/live/index.ts';
import { usePreference } from '../../../platform/preferences/index.ts';
import { pickTexts } from '../../../platform/routing/index.ts';
import { useSelf } from '../../../platform/session/index.ts';
import { mealKindsQuery, planQuery, refreshPlan, useToday } from '../entries/index.ts';
import type { Library } from '../../recipes/index.ts';
import { listDays, readRange } from './range/plan-range.ts';

/** How often a visible page asks what others planned, without and with the server's stream of changes: one may break unnoticed. */
const pollMs = 30_000;
const livePollMs = 300_000;

/** The days in the URL, and their entries. */
export function usePlanner() {
  const search = pickTexts(useSearch({ strict: false }), 'start', 'end');
  const [{ numberOfDays }] = usePreference('mealPlanner');
  const today = useToday();
  const { from, to } = readRange(search, today, numberOfDays);
  const queries = useQueryClient();
  const isLive = useLive((event) => {
    if (event === 'missed' || event.topic === 'meal-plan') refreshPlan(queries);
  });
  const plan = useQuery({
    ...planQuery({ from, to }),
    refetchInterval: isLive ? livePollMs : pollMs,
    refetchOnWindowFocus: 'always',
  });
  // Days are shown once their meals have names; where those cannot be read at once, the usual ones do.
  const kinds = useQuery(mealKindsQuery);
  const areMealsKnown = !kinds.isLoading || kinds.failureCount > 0;
  return { areMealsKnown, today, range: { from, to }, days: listDays({ from, to }), plan };
}

/** The own group's recipes: a plan has no others. */
export function useOwnLibrary(): Library {
  const groupSlug = useSelf()?.groupSlug ?? '';
  return useMemo(() => ({ groupSlug, isOwn: true }), [groupSlug]);
}
