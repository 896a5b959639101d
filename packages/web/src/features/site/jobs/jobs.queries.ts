import type { AdminJob } from '@hearth/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/index.ts';

const refreshMs = 15_000;
const lookAgainMs = 700;
const maxLooks = 60;

/** Scheduled jobs of the server and their last results. */
export const jobsQuery = queryOptions({
  queryKey: ['admin', 'jobs'],
  queryFn: ({ signal }) => api.get('/api/admin/jobs', { signal }),
  refetchInterval: refreshMs,
});

/** Has one done now, and waits for it; null when it takes longer than one likes to wait. */
export function useRunJob() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (job: AdminJob): Promise<AdminJob | null> => {
      await api.post('/api/admin/jobs/{name}/run', { params: { name: job.name } });
      for (let look = 0; look < maxLooks; look += 1) {
        await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
        const jobs = await queries.query({ ...jobsQuery, staleTime: 0 });
        const now = jobs.find(({ name }) => name === job.name);
        if (now !== undefined && hasRunSince(job, now)) return now;
      }
      return null;
    },
  });
}

function hasRunSince(before: AdminJob, now: AdminJob): boolean {
  return now.lastRun !== null && now.lastRun.startedAt !== before.lastRun?.startedAt;
}
