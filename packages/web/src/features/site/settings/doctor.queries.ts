import type { DoctorFinding } from '@hearth/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api/index.ts';
import { siteAddress } from '../../../platform/boot/site-address.ts';
import { measureConnection } from './measure-connection.ts';

/** What the server finds about itself and the address that is open here; it connects to nobody for it. */
export const checkup = queryOptions({
  queryKey: ['admin', 'doctor'],
  queryFn: ({ signal }) => api.get('/api/admin/doctor', { query: { visited: siteAddress('') }, signal }),
});

/** The same with what takes longer: the mail server, and what travels through the proxy. Runs when it is asked to. */
export const connectionTest = queryOptions({
  queryKey: ['admin', 'doctor', 'connection'],
  enabled: false,
  retry: false,
  queryFn: async ({ signal }): Promise<DoctorFinding[]> => measureConnection(signal),
});
