import * as z from 'zod';
import { type EventType, eventTitle, eventTypes } from '@hearth/domain/notifications/events';
import type { Tx } from '../../../platform/db/database.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { fillIn, getTexts } from '../../../platform/i18n/locales.ts';
import type { ServerTexts } from '../../../platform/i18n/server-texts.ts';
import { defineDelivery } from '../../../platform/jobs/payload-kind.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findGroupSlug } from '../../people/groups/index.ts';
import { findListeners } from './listeners.repository.ts';

/** What kind of thing an event is about, and what happened to it. */
interface EventDocument {
  readonly documentType:
    | 'user'
    | 'category'
    | 'cookbook'
    | 'mealplan'
    | 'shopping_list'
    | 'shopping_list_item'
    | 'recipe'
    | 'recipe_bulk_report'
    | 'recipe_timeline_event'
    | 'tag'
    | 'label';
  readonly operation: 'create' | 'update' | 'delete';
  /** Ids and slugs, by the names that clients know. */
  readonly [field: string]: string | number | readonly string[] | null;
}

/** A text of the catalogue with its name, or a text that is the same in every language. */
type EventMessage =
  | {
      readonly text: keyof ServerTexts['events'];
      readonly name: string;
      /** Where it can be seen, below the server's address; `{group}` becomes the group's slug. */
      readonly path?: string;
    }
  | { readonly plain: string };

/** Something that happened in a household. */
interface HearthEvent {
  readonly type: EventType;
  /** The group of the event, for work of the server without a scope. */
  readonly groupId?: string;
  /** The household whose notifiers get it; null for those of all households of the group. */
  readonly householdId: string | null;
  readonly document: EventDocument;
  readonly message?: EventMessage;
  /** Which program did it; that of the caller's token when absent. */
  readonly integrationId?: string;
}

const PublishedEvent = z.object({
  notifierId: z.string(),
  /** The same for every receiver and each attempt, so that receivers recognise repeated events. */
  eventId: z.string(),
  type: z.enum(eventTypes),
  title: z.string(),
  message: z.string(),
  integrationId: z.string(),
  /** An {@link EventDocument}. */
  document: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string()).readonly(), z.null()])),
  /** ISO-8601 in UTC. */
  timestamp: z.string(),
});
/** An event as it waits to be delivered to one notifier. */
export type PublishedEvent = z.output<typeof PublishedEvent>;

/** Sends an event to a notifier. */
export const notifyDelivery = defineDelivery('notify', PublishedEvent);

/**
 * Publishes an event to the notifiers that want its type, once the transaction is committed. Without such notifiers this
 * is one look at an index.
 */
export async function publish(platform: Platform, tx: Tx<Scope>, event: HearthEvent): Promise<void> {
  const groupId = event.groupId ?? getGroupId(tx.scope);
  const listeners = await findListeners(tx, { groupId, householdId: event.householdId, type: event.type });
  if (listeners.length === 0) return;
  const published = {
    eventId: platform.random.uuid(),
    type: event.type,
    title: eventTitle(event.type),
    message: await buildMessage(platform, tx, groupId, event.message),
    integrationId: event.integrationId ?? chooseIntegration(tx.scope),
    document: event.document,
    timestamp: platform.clock.now().toISOString(),
  };
  const deliveries = listeners.map(({ notifier_id: notifierId, name }) => ({
    lane: notifierId,
    receiver: name,
    payload: { notifierId, ...published },
  }));
  await platform.deliveries.enqueue(tx, notifyDelivery, deliveries);
}

function getGroupId(scope: Scope): string {
  if (scope.kind === 'system') throw new Error('an event of the program itself names its group');
  return scope.groupId;
}

function chooseIntegration(scope: Scope): string {
  const isToken = scope.kind === 'member' && scope.credential.kind === 'apiToken';
  return isToken ? scope.credential.integrationId : 'generic';
}

/** In the language of the acting request; an event without a message says `generic`. */
async function buildMessage(
  platform: Platform,
  tx: Tx<Scope>,
  groupId: string,
  message: EventMessage | undefined,
): Promise<string> {
  if (message === undefined) return 'generic';
  if ('plain' in message) return message.plain;
  const { text, name, path } = message;
  const texts = getTexts(tx.scope.kind === 'member' ? tx.scope.locale : 'en-US').events;
  if (path === undefined) return fillIn(texts[text], { name });
  const group = path.includes('{group}') ? await findGroupSlug(tx, groupId) : '';
  return fillIn(texts[text], { name, url: platform.settings.server.baseUrl + fillIn(path, { group }) });
}
