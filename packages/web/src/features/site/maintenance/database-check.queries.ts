import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api/index.ts';

/** What the last check of the database file has found. */
export const databaseCheck = queryOptions({
  queryKey: ['admin', 'maintenance', 'database'],
  queryFn: ({ signal }) => api.get('/api/admin/maintenance/database', { signal }),
});
