import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api/index.ts';

/** The result of the last check of the database file. */
export const databaseCheck = queryOptions({
  queryKey: ['admin', 'maintenance', 'database'],
  queryFn: ({ signal }) => api.get('/api/admin/maintenance/database', { signal }),
});
