import {
  AddressError,
  appriseApiRequest,
  type HttpRequest,
  type Message,
  outgoingFor,
  readScheme,
} from '@hearth/domain/notifications/apprise';
import { publishMqtt } from '../../../../platform/mqtt/publish-mqtt.ts';
import { createSafeFetch } from '../../../../platform/net/safe-fetch.ts';
import type { SafeFetch } from '../../../../platform/net/outbound.ts';
import { trustHostOf } from '../../../../platform/net/trusted-networks.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { NotSentError } from './delivery-failure.ts';
import { toDeliveryFailure } from './to-delivery-failure.ts';
import { sendMail } from './send-mail.ts';
import { sendToMatrix } from './send-to-matrix.ts';

const timeoutMs = 10_000;
/** For all receivers of an address together: less than a worker holds on to a message. */
const maxMs = 45_000;
const maxAnswerBytes = 200_000;

/**
 * Sends a message to an Apprise address: by Hearth itself if it supports the scheme, else by the Apprise API server
 * that the operator has named.
 * @throws NotSentError
 */
export async function sendMessage(platform: Platform, address: string, message: Message): Promise<void> {
  try {
    await withinTime(send(platform, address, message));
  } catch (error) {
    throw error instanceof NotSentError ? error : new NotSentError(toDeliveryFailure(error), error);
  }
}

async function send(platform: Platform, address: string, message: Message): Promise<void> {
  const outgoing = readAddress(address, message);
  if (outgoing === undefined) return sendByApprise(platform, address, message);
  const { deliveryFetch, safeConnect } = platform;
  switch (outgoing.by) {
    case 'http':
      for (const request of outgoing.requests) await sendHttp(deliveryFetch, request);
      return;
    case 'matrix':
      return sendToMatrix(
        (request) => sendHttp(deliveryFetch, request),
        outgoing.matrix,
        message.event?.['event_id'] ?? platform.random.uuid(),
      );
    case 'mqtt': {
      const { clientId, ...mqtt } = outgoing.mqtt;
      const id = clientId ?? `hearth-${platform.random.uuid().slice(0, 12)}`;
      return publishMqtt(safeConnect, { ...mqtt, clientId: id }, timeoutMs);
    }
    case 'mail':
      return sendMail(platform, outgoing.mail, timeoutMs);
  }
}

/** Work that is given up after a time; each part of it ends soon after by itself. */
async function withinTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NotSentError({ code: 'timeout' })), maxMs);
  });
  try {
    await Promise.race([work, expired]);
  } finally {
    clearTimeout(timer);
  }
}

function readAddress(address: string, message: Message) {
  try {
    return outgoingFor(address, message);
  } catch (error) {
    if (!(error instanceof AddressError)) throw error;
    throw new NotSentError({ code: 'badAddress', detail: error.message }, error);
  }
}

/** Sends one request and returns the body of the response. */
async function sendHttp(fetch: SafeFetch, request: HttpRequest): Promise<string> {
  const { url, method, headers, body, auth, saysOk } = request;
  const answer = await fetch(url, {
    method,
    headers: auth === undefined ? headers : { ...headers, authorization: basic(auth) },
    ...(method === 'GET' ? {} : { body }),
    timeoutMs,
    maxBytes: maxAnswerBytes,
  });
  const { status } = answer;
  if (status < 200 || status >= 300) throw new NotSentError(failureOfStatus(status));
  const text = answer.body.toString('utf8');
  if (saysOk === true && !/"ok"\s*:\s*true/.test(text)) throw new NotSentError({ code: 'notSignedIn' });
  return text;
}

function basic({ user, password }: { readonly user: string; readonly password: string }): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}

function failureOfStatus(status: number) {
  if (status === 401 || status === 403) return { code: 'notSignedIn' } as const;
  return { code: 'answered', detail: String(status) } as const;
}

async function sendByApprise({ settings }: Platform, address: string, message: Message): Promise<void> {
  const { appriseApiUrl } = settings.notifiers;
  if (appriseApiUrl === null) throw new NotSentError({ code: 'unknownScheme', detail: readScheme(address) });
  // Only here may the operator's own server be in a private network.
  const trusted = trustHostOf(appriseApiUrl);
  const fetch = createSafeFetch({ trusted: () => trusted });
  try {
    await sendHttp(fetch, appriseApiRequest(appriseApiUrl, address, message));
  } catch (error) {
    const detail = error instanceof NotSentError ? (error.failure.detail ?? '401') : String(error);
    throw new NotSentError({ code: 'appriseFailed', detail }, error);
  }
}
