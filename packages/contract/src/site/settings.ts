import * as z from 'zod';
import { operation } from '../kernel/operation.ts';

/** Settings of the operator for the whole server. */
export const SiteSettings = z
  .object({
    /** Networks outside the public internet that imports may reach, as addresses or CIDR ranges. */
    outboundTrusted: z.array(z.string().trim().min(1).max(100)).max(100),
  })
  .meta({ id: 'SiteSettings' });
export type SiteSettings = z.output<typeof SiteSettings>;

const base = {
  path: '/api/admin/site-settings' as const,
  tags: ['Admin: Site Settings'],
  access: 'admin' as const,
};

export const siteSettingsOperations = {
  getSiteSettings: operation({
    ...base,
    method: 'GET',
    summary: 'Settings of the whole server',
    answer: SiteSettings,
  }),
  putSiteSettings: operation({
    ...base,
    method: 'PUT',
    summary: 'Replace the settings of the whole server',
    needsSession: true,
    body: SiteSettings,
    answer: SiteSettings,
  }),
};
