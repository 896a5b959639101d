import type {
  AiProvider,
  AiProviderSettings,
  CreateAiProvider,
  UpdateAiProvider,
  UpdateAiProviderSettings,
} from '@hearth/contract';
import { mayManageGroup } from '@hearth/domain/people/policies';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { type MemberScope, type SystemScope, systemScope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import { fail, required } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  type AiUse,
  chooseProvider,
  deleteProvider,
  findProviderOfAny,
  findProviders,
  findProvidersOfGroups,
  hasGroup,
  insertProvider,
  updateProvider,
} from './ai-providers.repository.ts';
import type { AiProviderRow } from './ai-providers.tables.ts';
import { ChatService } from './chat-service.ts';
import { operatorsProviderId, presentProvider, presentSettings } from './ai-providers.present.ts';
import { changeAccess, openAccess, sealAccess } from './provider-access.ts';

const maxProviders = 20;
const administering = systemScope('administer AI services');

/** A group whose services are meant, and how it is read and written: by its people, or by an administrator. */
export interface AiGroup {
  readonly groupId: string;
  readonly scope: MemberScope | typeof administering;
  readonly mayChange: boolean;
}

export function ownAiGroup(scope: MemberScope): AiGroup {
  return { groupId: scope.groupId, scope, mayChange: mayManageGroup(scope.rights) };
}

/** @throws AppError `itemNotFound` */
export async function anyAiGroup({ database }: Platform, groupId: string): Promise<AiGroup> {
  if (!(await hasGroup(database.read(administering), groupId))) fail('itemNotFound');
  return { groupId, scope: administering, mayChange: true };
}

/** The services of a group, that of the operator among them. */
export async function readAiSettings(platform: Platform, group: AiGroup): Promise<AiProviderSettings> {
  return presentSettings(platform, group, await findProviders(reading(platform, group), group.groupId));
}

/** The services of several groups, for administrators, who may change them. */
export async function readAiSettingsOfGroups(
  platform: Platform,
  reader: Reader<SystemScope>,
  groupIds: readonly string[],
): Promise<(groupId: string) => AiProviderSettings> {
  const rows = await findProvidersOfGroups(reader, groupIds);
  return (groupId) =>
    presentSettings(
      platform,
      { mayChange: true },
      rows.filter((row) => row.group_id === groupId),
    );
}

/**
 * Chooses what services are used for; what is left out stays.
 * @throws AppError `forbidden`, `itemNotFound` for one that the group does not have
 */
export async function changeAiSettings(
  platform: Platform,
  group: AiGroup,
  change: UpdateAiProviderSettings,
): Promise<AiProviderSettings> {
  requireRight(group);
  await writing(platform, group, async (tx) => {
    const known = new Set((await findProviders(tx, group.groupId)).map(({ id }) => id));
    const wanted: [AiUse, string | null | undefined][] = [
      ['is_default', change.defaultProviderId],
      ['reads_pictures', change.imageProviderId],
      ['hears_sound', change.audioProviderId],
    ];
    for (const [use, id] of wanted) {
      if (id === undefined) continue;
      const chosen = id === operatorsProviderId ? null : id;
      if (chosen !== null && !known.has(chosen)) fail('itemNotFound');
      await chooseProvider(tx, { groupId: group.groupId, use, id: chosen });
    }
  });
  return readAiSettings(platform, group);
}

/** @throws AppError `itemNotFound` */
export async function getAiProvider(platform: Platform, group: AiGroup, id: string): Promise<AiProvider> {
  const { providers } = await readAiSettings(platform, group);
  return required(
    providers.find((one) => one.id === id),
    'itemNotFound',
  );
}

/**
 * Adds a service. The first of a group is what it uses by default.
 * @throws AppError `forbidden`, `aiProvidersTooMany`, `aiProviderAddress`
 */
export async function createAiProvider(
  platform: Platform,
  group: AiGroup,
  input: CreateAiProvider,
): Promise<AiProvider> {
  requireRight(group);
  const id = platform.random.uuid();
  const now = storedInstant(platform.clock.now());
  await writing(platform, group, async (tx) => {
    const count = (await findProviders(tx, group.groupId)).length;
    if (count >= maxProviders) fail('aiProvidersTooMany', { max: maxProviders });
    await insertProvider(tx, {
      id,
      group_id: group.groupId,
      name: input.name,
      base_url: readAddress(input.baseUrl),
      model: input.model,
      sealed_key: sealAccess(platform.secrets, id, { ...input, apiKey: input.apiKey ?? '' }),
      timeout_seconds: input.timeout,
      is_default: count === 0 ? 1 : 0,
      reads_pictures: 0,
      hears_sound: 0,
      created_at: now,
      updated_at: now,
    });
  });
  return getAiProvider(platform, group, id);
}

/** @throws AppError `forbidden`, `itemNotFound`, `aiProviderAddress` */
export async function changeAiProvider(
  platform: Platform,
  group: AiGroup,
  id: string,
  change: UpdateAiProvider,
): Promise<AiProvider> {
  requireRight(group);
  await writing(platform, group, async (tx) => {
    const row = await requireRow(tx, group, id);
    const { baseUrl } = change;
    await updateProvider(tx, {
      id: row.id,
      group_id: row.group_id,
      name: change.name ?? row.name,
      model: change.model ?? row.model,
      timeout_seconds: change.timeout ?? row.timeout_seconds,
      base_url: baseUrl === undefined ? row.base_url : readAddress(baseUrl),
      sealed_key: changeAccess(platform.secrets, row, change),
      updated_at: storedInstant(platform.clock.now()),
    });
  });
  return getAiProvider(platform, group, id);
}

/** @throws AppError `forbidden`, `itemNotFound` */
export async function removeAiProvider(platform: Platform, group: AiGroup, id: string): Promise<AiProvider> {
  requireRight(group);
  return writing(platform, group, async (tx) => {
    const row = await requireRow(tx, group, id);
    await deleteProvider(tx, row);
    return presentProvider(platform, group, row);
  });
}

/** The service that a group uses for something: its own, else that of the operator; null without any. */
export async function findChatService(
  platform: Platform,
  scope: MemberScope,
  use: 'text' | 'pictures',
): Promise<ChatService | null> {
  const rows = await findProviders(platform.database.read(scope), scope.groupId);
  const pictures = use === 'pictures' ? rows.find((row) => row.reads_pictures === 1) : undefined;
  const row = pictures ?? rows.find((one) => one.is_default === 1);
  if (row !== undefined) return buildChatService(platform, row);
  const { openai } = platform.settings;
  const isReady = use === 'pictures' ? openai.hasImageServices : openai.isEnabled;
  return isReady ? new ChatService(openai) : null;
}

/**
 * A service by its id, of any group, for a test.
 * @throws AppError `itemNotFound`
 */
export async function findChatServiceById(platform: Platform, id: string): Promise<ChatService> {
  if (id === operatorsProviderId) {
    if (!platform.settings.openai.isEnabled) fail('itemNotFound');
    return new ChatService(platform.settings.openai);
  }
  const row = await findProviderOfAny(platform.database.read(administering), id);
  return buildChatService(platform, required(row, 'itemNotFound'));
}

/** Unlike the operator's, the address of a group is called as every address that users name. */
function buildChatService(platform: Platform, row: AiProviderRow): ChatService {
  const { apiKey, requestHeaders, requestParams } = openAccess(platform.secrets, row);
  return new ChatService(
    {
      baseUrl: row.base_url,
      apiKey,
      model: row.model,
      customHeaders: requestHeaders,
      customParams: requestParams,
      timeoutSeconds: row.timeout_seconds,
    },
    platform.safeFetch,
  );
}

function readAddress(text: string | null | undefined): string | null {
  const address = (text ?? '').trim();
  if (address === '') return null;
  return /^https?:\/\/./i.test(address) && URL.canParse(address) ? address : fail('aiProviderAddress');
}

function requireRight({ mayChange }: AiGroup): void {
  if (!mayChange) fail('forbidden');
}

async function requireRow(tx: Tx, { groupId }: AiGroup, id: string): Promise<AiProviderRow> {
  const rows = await findProviders(tx, groupId);
  return required(
    rows.find((row) => row.id === id),
    'itemNotFound',
  );
}

function reading({ database }: Platform, { scope }: AiGroup): Reader {
  return scope.kind === 'system' ? database.read(scope) : database.read(scope);
}

function writing<T>({ database }: Platform, { scope }: AiGroup, work: (tx: Tx) => Promise<T>): Promise<T> {
  return scope.kind === 'system' ? database.write(scope, work) : database.write(scope, work);
}
