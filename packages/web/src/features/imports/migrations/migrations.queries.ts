import type { CsvColumns, MigrationProgram, ReportSummary, TextEncoding } from '@hearth/contract';
import {
  type QueryClient,
  queryOptions,
  useIsMutating,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { api, upload, type UploadProgress } from '../../../platform/api/index.ts';
import { refreshReports, reportsQuery } from '../reports/index.ts';

/** How a table is read, as far as someone has chosen it. */
export interface TableChoice {
  readonly encoding?: TextEncoding;
  readonly hasHeadingRow?: boolean;
  readonly sheet?: string;
}

/** The source of an import: the archive of a program, or a table with the meaning of its columns. */
export type MigrationRequest = {
  readonly archive: File;
  readonly isTagged: boolean;
  /** Whether ingredients become amount, unit and food where they are understood. */
  readonly readsIngredients: boolean;
} & (
  | { readonly program: MigrationProgram }
  | { readonly program: 'csv'; readonly columns: CsvColumns; readonly table: TableChoice }
);

const mutationKey = ['migrations', 'start'];
/** An import shows in the list of reports as soon as the archive has arrived. */
const askEvery = 1500;

/** How far the archive is on its way; null before, and when it has arrived. */
const progressQuery = queryOptions<UploadProgress | null>({
  queryKey: ['migrations', 'upload'],
  queryFn: () => null,
  enabled: false,
  initialData: null,
});

/** Sends an archive; its answer is the finished report. It goes on when the page is left for another one. */
export function useMigration() {
  const queries = useQueryClient();
  return useMutation({
    mutationKey,
    mutationFn: (request: MigrationRequest) => send(queries, request),
    onSettled: async () => {
      queries.setQueryData(progressQuery.queryKey, null);
      await refreshReports(queries);
      await queries.invalidateQueries({ queryKey: ['organizers'] });
    },
  });
}

/** Whether an archive is being sent or imported from here, and how far it is on its way. */
export function useSending(): { isSending: boolean; progress: UploadProgress | null } {
  const isSending = useIsMutating({ mutationKey }) > 0;
  const { data: progress } = useQuery(progressQuery);
  return { isSending, progress };
}

/** The import that is going on, as the server knows it. */
export function useRunningReport(isSending: boolean): ReportSummary | undefined {
  const usual = reportsQuery('migration');
  const { data: reports } = useQuery({
    ...usual,
    ...(isSending ? { refetchInterval: askEvery } : {}),
  });
  return reports?.find(({ status }) => status === 'in-progress');
}

function send(queries: QueryClient, request: MigrationRequest): Promise<ReportSummary> {
  const body = new FormData();
  body.append('add_migration_tag', String(request.isTagged));
  body.append('read_ingredients', String(request.readsIngredients));
  const handle = {
    onProgress: (progress: UploadProgress) => queries.setQueryData(progressQuery.queryKey, progress),
    signal: new AbortController().signal,
  };
  if (request.program === 'csv') {
    body.append('columns', JSON.stringify(request.columns));
    appendChoice(body, request.table);
    body.append('archive', request.archive);
    return upload('POST', '/api/groups/migrations/csv', { body }, handle);
  }
  body.append('migration_type', request.program);
  body.append('archive', request.archive);
  return upload('POST', '/api/groups/migrations', { body }, handle);
}

/** Looks at the head of a table, read as it was chosen. */
export function useCsvPreview() {
  return useMutation({
    mutationFn: ({ archive, table }: { archive: File; table: TableChoice }) => {
      const body = new FormData();
      appendChoice(body, table);
      body.append('archive', archive);
      return api.post('/api/groups/migrations/csv/columns', { body, quiet: true });
    },
  });
}

function appendChoice(body: FormData, { encoding, hasHeadingRow, sheet }: TableChoice): void {
  if (encoding !== undefined) body.append('encoding', encoding);
  if (hasHeadingRow !== undefined) body.append('has_heading_row', String(hasHeadingRow));
  if (sheet !== undefined) body.append('sheet', sheet);
}
