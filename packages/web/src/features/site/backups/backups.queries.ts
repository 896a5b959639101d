import type { AllBackups, BackupProgress } from '@hearth/contract';
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api, isApiError, upload, type UploadProgress } from '../../../platform/api/index.ts';

const key = ['admin', 'backups'] as const;
const lookAgainMs = 700;

/** All backups, newest first. */
export const backupsQuery = queryOptions({
  queryKey: [...key, 'list'],
  queryFn: ({ signal }): Promise<AllBackups> => api.get('/api/admin/backups', { signal }),
});

/** The task in progress on a backup, of any administrator. */
export const progressQuery = queryOptions({
  queryKey: [...key, 'progress'],
  queryFn: ({ signal }): Promise<BackupProgress> =>
    api.get('/api/admin/backups/progress', { signal, quiet: true }).catch((error: unknown) => {
      if (isApiError(error, 503)) return progressOfHealth(signal);
      throw error;
    }),
  retry: false,
});

/** While everything is being replaced the server answers nothing but how it is, and how far the restore is. */
async function progressOfHealth(signal: AbortSignal): Promise<BackupProgress> {
  const { step } = await api.get('/api/health', { signal, anonymous: true });
  return { task: step === undefined ? null : 'restore', name: null, step: step ?? null, done: 0, total: 0 };
}

/** The task in progress on a backup, polled until it is done; then the list is fetched again. */
export function useBackupProgress(isWorking: boolean): BackupProgress | undefined {
  const queries = useQueryClient();
  const { data } = useQuery({
    ...progressQuery,
    refetchInterval: ({ state }) => (isWorking || isUnderWay(state.data) ? lookAgainMs : false),
  });
  const isBusy = isUnderWay(data);
  const wasBusy = useRef(isBusy);
  useEffect(() => {
    if (wasBusy.current && !isBusy) void queries.invalidateQueries({ queryKey: backupsQuery.queryKey });
    wasBusy.current = isBusy;
  }, [isBusy, queries]);
  return data;
}

function isUnderWay(progress: BackupProgress | undefined): boolean {
  return progress !== undefined && progress.task !== null;
}

function refresh(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: key });
}

/** Where a backup comes from: our own data in our format or in that of Mealie, or what Mealie has left in the folder. */
export type BackupSource = 'hearth' | 'mealie' | 'mealieFolder';

const creation = {
  hearth: '/api/admin/backups',
  mealie: '/api/admin/backups/mealie',
  mealieFolder: '/api/admin/backups/mealie-folder',
} as const;

/** Makes a backup; it is in the list once it was checked. */
export function useCreateBackup() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (source: BackupSource) => api.post(creation[source], { quiet: true }),
    onSettled: () => refresh(queries),
  });
}

/** Counts what a backup for Mealie would leave out or change; none is made. */
export function useMealieLosses() {
  return useMutation({ mutationFn: () => api.get('/api/admin/backups/mealie', { quiet: true }) });
}

/** Sends an archive to the server. */
export function useUploadBackup() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ file, onProgress }: { file: File; onProgress: (progress: UploadProgress) => void }) => {
      const body = new FormData();
      body.set('archive', file);
      const signal = new AbortController().signal;
      return upload('POST', '/api/admin/backups/upload', { body }, { onProgress, signal });
    },
    onSettled: () => refresh(queries),
  });
}

export function useDeleteBackup() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (name: string) =>
      api.delete('/api/admin/backups/{file_name}', { params: { file_name: name } }),
    onSettled: () => refresh(queries),
  });
}

/** Reads a backup as a restore would: its contents, and the effects on accounts. */
export function restoreCheckQuery(name: string) {
  return queryOptions({
    queryKey: [...key, 'check', name],
    queryFn: ({ signal }) =>
      api.post('/api/admin/backups/{file_name}/check', {
        params: { file_name: name },
        signal,
        quiet: true,
      }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
}

/** Replaces everything on the server by what is in the backup. */
export function useRestoreBackup() {
  return useMutation({
    mutationFn: (name: string) =>
      api.post('/api/admin/backups/{file_name}/restore', { params: { file_name: name }, quiet: true }),
  });
}

/** The address that a backup is fetched from, for half an hour. */
export async function backupAddress(name: string): Promise<string> {
  const { fileToken } = await api.get('/api/admin/backups/{file_name}', { params: { file_name: name } });
  return `/api/utils/download?token=${encodeURIComponent(fileToken)}`;
}
