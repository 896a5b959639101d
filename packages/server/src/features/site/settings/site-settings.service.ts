import * as z from 'zod';
import type { SiteSettings } from '@hearth/contract';
import { type MemberScope, systemScope } from '../../../platform/db/scope.ts';
import { storedJson } from '../../../platform/db/values/stored-json.ts';
import { ValidationError } from '../../../platform/http/input/validation.ts';
import { parseTrustedNetworks, type TrustedNetworks } from '../../../platform/net/trusted-networks.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findSetting, saveSetting } from './site-settings.repository.ts';

const trusted = 'outbound-trusted';
const networksJson = storedJson('the trusted networks', z.array(z.string()));

/** What the operator decided for the whole server. */
export async function getSiteSettings(platform: Pick<Platform, 'database'>): Promise<SiteSettings> {
  const stored = await findSetting(platform.database.read(systemScope('read site settings')), trusted);
  return { outboundTrusted: stored === undefined ? [] : networksJson.parse(stored) };
}

/**
 * Replaces the settings.
 * @throws ValidationError when an entry is no network.
 */
export async function putSiteSettings(
  platform: Platform,
  scope: MemberScope,
  settings: SiteSettings,
): Promise<SiteSettings> {
  settings.outboundTrusted.forEach(requireNetwork);
  await platform.database.write(scope, (tx) =>
    saveSetting(tx, trusted, networksJson.stringify(settings.outboundTrusted)),
  );
  return getSiteSettings(platform);
}

function requireNetwork(entry: string, index: number): void {
  if (parseTrustedNetworks(entry)?.length === 1) return;
  const msg = 'Value error, not an address or a network such as 192.168.1.0/24';
  const loc = ['body', 'outboundTrusted', index];
  throw new ValidationError([{ type: 'value_error', loc, msg, input: entry, ctx: { error: {} } }]);
}

/** The networks trusted by the site settings, read again for each outbound call. */
export async function trustedBySiteSettings(platform: Pick<Platform, 'database'>): Promise<TrustedNetworks> {
  const { outboundTrusted } = await getSiteSettings(platform);
  return parseTrustedNetworks(outboundTrusted.join(',')) ?? [];
}
