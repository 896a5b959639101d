import type { SiteSettings } from '@hearth/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/index.ts';

/** Settings of the operator for the whole server. */
export const siteSettingsQuery = queryOptions({
  queryKey: ['admin', 'site-settings'],
  queryFn: ({ signal }) => api.get('/api/admin/site-settings', { signal }),
});

/** Replaces the settings of the server. */
export function useSaveSiteSettings() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (settings: SiteSettings) =>
      api.put('/api/admin/site-settings', { body: settings, quiet: true }),
    onSuccess: (saved) => queries.setQueryData(siteSettingsQuery.queryKey, saved),
  });
}

/** Versions and configuration of the server. */
export const aboutServer = queryOptions({
  queryKey: ['admin', 'about'],
  queryFn: ({ signal }) => api.get('/api/admin/about', { signal }),
});

/** Which parts of the server are set up. */
export const serverChecks = queryOptions({
  queryKey: ['admin', 'check'],
  queryFn: ({ signal }) => api.get('/api/admin/about/check', { signal }),
});

/** How much there is on the server. */
export const serverStatistics = queryOptions({
  queryKey: ['admin', 'statistics'],
  queryFn: ({ signal }) => api.get('/api/admin/about/statistics', { signal }),
});

/** Sends a test mail; that it fails is an answer like another. */
export function useSendTestMail() {
  return useMutation({
    mutationFn: (email: string) => api.post('/api/admin/email', { body: { email }, quiet: true }),
  });
}
