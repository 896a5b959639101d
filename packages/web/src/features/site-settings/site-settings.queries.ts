import type { SiteSettings } from '@hearth/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/index.ts';

const path = '/api/admin/site-settings';

/** What the operator decides for the whole server. */
export const siteSettingsQuery = queryOptions({
  queryKey: ['admin', 'site-settings'],
  queryFn: ({ signal }) => api.get<SiteSettings>(path, { signal }),
});

/** Replaces the settings of the server. */
export function useSaveSiteSettings() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (settings: SiteSettings) => api.put<SiteSettings>(path, settings, { quiet: true }),
    onSuccess: (saved) => queries.setQueryData(siteSettingsQuery.queryKey, saved),
  });
}
