import type { MigrationUndo, ReportCategory, ReportSummary } from '@hearth/contract';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/index.ts';

/** Polling interval for unfinished reports while the page is visible. */
const askEvery = 2500;

/** Reports of one category, the newest first. */
export function reportsQuery(category: ReportCategory) {
  return queryOptions({
    queryKey: ['reports', 'list', category],
    queryFn: ({ signal }) => api.get('/api/groups/reports', { query: { report_type: category }, signal }),
    refetchInterval: ({ state }) => (state.data?.some(isGoingOn) === true ? askEvery : false),
  });
}

/** One report with its entries; asked again and again until its work is done. */
export function reportQuery(id: string) {
  return queryOptions({
    queryKey: ['reports', 'one', id],
    queryFn: ({ signal }) => api.get('/api/groups/reports/{item_id}', { params: { item_id: id }, signal }),
    refetchInterval: ({ state }) => (state.data !== undefined && isGoingOn(state.data) ? askEvery : false),
  });
}

/** Looks at all reports anew. */
export function refreshReports(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: ['reports'] });
}

/** Deletes a report; work that it was still to tell of stops. */
export function useDeleteReport() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.delete('/api/groups/reports/{item_id}', { params: { item_id: id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['reports', 'list'] }),
  });
}

/** What undoing the import of a report would do. */
export function undoQuery(id: string) {
  return queryOptions({
    queryKey: ['reports', 'undo', id],
    queryFn: ({ signal }) =>
      api.get('/api/groups/migrations/{item_id}/undo', { params: { item_id: id }, signal }),
  });
}

/** Undoes an import. */
export function useUndoMigration(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (): Promise<MigrationUndo> =>
      api.post('/api/groups/migrations/{item_id}/undo', { params: { item_id: id } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['recipes'] });
      await refreshReports(queries);
    },
  });
}

function isGoingOn({ status }: Pick<ReportSummary, 'status'>): boolean {
  return status === 'in-progress';
}
