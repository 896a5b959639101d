import type { AiProvider, AiProviderSettings } from '@hearth/contract';
import type { Platform } from '../../../platform/platform.ts';
import type { AiUse } from './ai-providers.repository.ts';
import type { AiProviderRow } from './ai-providers.tables.ts';
import { openAccess } from './provider-access.ts';

/** The id of the service that the operator has set up: it has no row, and the same id on every server. */
export const operatorsProviderId = '00000000-0000-4000-8000-00000000a1a1';

interface Rights {
  readonly mayChange: boolean;
}

/** The services of a group with that of the operator, and what each is used for. */
export function presentSettings(
  platform: Platform,
  group: Rights,
  rows: readonly AiProviderRow[],
): AiProviderSettings {
  const { openai } = platform.settings;
  const operators = openai.isEnabled ? [presentOperators(platform)] : [];
  const chosen = (use: AiUse): string | null => rows.find((row) => row[use] === 1)?.id ?? null;
  const defaultProviderId = chosen('is_default') ?? operators[0]?.id ?? null;
  const imageProviderId =
    chosen('reads_pictures') ??
    chosen('is_default') ??
    (openai.hasImageServices ? operatorsProviderId : null);
  const audioProviderId = chosen('hears_sound');
  return {
    defaultProviderId,
    audioProviderId,
    imageProviderId,
    providers: [...operators, ...rows.map((row) => presentProvider(platform, group, row))],
    aiEnabled: defaultProviderId !== null,
    imageProviderEnabled: imageProviderId !== null,
    audioProviderEnabled: audioProviderId !== null,
  };
}

/** The address of the operator's service is not for everyone to read. */
function presentOperators({ settings: { openai } }: Platform): AiProvider {
  return {
    id: operatorsProviderId,
    name: 'OpenAI',
    baseUrl: null,
    model: openai.model,
    timeout: openai.timeoutSeconds,
    hasApiKey: true,
    requestHeaders: {},
    requestParams: {},
    isReadOnly: true,
  };
}

/** A service of a group. What goes along with calls may be secret: only those who could change it see it. */
export function presentProvider(
  { secrets }: Platform,
  { mayChange }: Rights,
  row: AiProviderRow,
): AiProvider {
  const { apiKey, requestHeaders, requestParams } = openAccess(secrets, row);
  return {
    id: row.id,
    name: row.name,
    baseUrl: row.base_url,
    model: row.model,
    timeout: row.timeout_seconds,
    hasApiKey: apiKey !== '',
    requestHeaders: mayChange ? requestHeaders : {},
    requestParams: mayChange ? requestParams : {},
    isReadOnly: false,
  };
}
