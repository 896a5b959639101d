import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api/index.ts';

/** The plan of one day. Its key is that of a range in the plan, so that a change of the plan changes it as well. */
export const todayQuery = (day: string) =>
  queryOptions({
    queryKey: ['meal-plans', 'entries', day, day],
    queryFn: async ({ signal }) => {
      const query = { start_date: day, end_date: day, page: 1, perPage: -1 };
      return (await api.get('/api/households/mealplans', { query, signal })).items;
    },
  });
