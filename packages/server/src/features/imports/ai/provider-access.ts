import type { UpdateAiProvider } from '@hearth/contract';
import type { SealedSecrets } from '../../../platform/secrets/sealed-secrets.ts';
import type { AiProviderRow } from './ai-providers.tables.ts';

/** What a service wants to see with every call; all of it may be secret. */
export interface ProviderAccess {
  readonly apiKey: string;
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly requestParams: Readonly<Record<string, string>>;
}

/** No key begins like this: what does is a key with headers or parameters. */
const start = '{"apiKey":';
const none = { requestHeaders: {}, requestParams: {} };

/** For `sealed_key` of the service with that id. */
export function sealAccess(secrets: SealedSecrets, id: string, access: ProviderAccess): string {
  const { apiKey, requestHeaders, requestParams } = access;
  const isKeyOnly = Object.keys({ ...requestHeaders, ...requestParams }).length === 0;
  return secrets.seal(
    'ai key',
    id,
    isKeyOnly ? apiKey : JSON.stringify({ apiKey, requestHeaders, requestParams }),
  );
}

/** What {@link sealAccess} sealed; with nothing in it where it was sealed with another `SECRET`. */
export function openAccess(secrets: SealedSecrets, row: AiProviderRow): ProviderAccess {
  const text = secrets.open('ai key', row.id, row.sealed_key) ?? '';
  return text.startsWith(start) ? (JSON.parse(text) as ProviderAccess) : { ...none, apiKey: text };
}

/**
 * A key, headers and parameters that are left out stay. Where nothing of them is sent they stay sealed as they are, also
 * those of another `SECRET`.
 */
export function changeAccess(secrets: SealedSecrets, row: AiProviderRow, change: UpdateAiProvider): string {
  const { apiKey, requestHeaders, requestParams } = change;
  if (typeof apiKey !== 'string' && requestHeaders === undefined && requestParams === undefined)
    return row.sealed_key;
  const present = openAccess(secrets, row);
  return sealAccess(secrets, row.id, {
    apiKey: apiKey ?? present.apiKey,
    requestHeaders: requestHeaders ?? present.requestHeaders,
    requestParams: requestParams ?? present.requestParams,
  });
}
