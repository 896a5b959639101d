import { type AppriseAddress, parseAddress, readScheme } from './address.ts';
import { customRequest } from './custom-servers.ts';
import { discordRequest, pushoverRequest, slackRequests, telegramRequests } from './hosted.ts';
import type { Message, Outgoing } from './message.ts';
import { buildMail, buildMatrix, buildMqtt } from './other-ways.ts';
import { gotifyRequest, homeAssistantRequests, ntfyRequests } from './self-hosted.ts';
import { jsonPost } from './servers.ts';

type Sender = (address: AppriseAddress, message: Message) => Outgoing;

const custom: Sender = (address, message) => ({ by: 'http', requests: [customRequest(address, message)] });
const gotify: Sender = (address, message) => ({ by: 'http', requests: [gotifyRequest(address, message)] });
const ntfy: Sender = (address, message) => ({ by: 'http', requests: ntfyRequests(address, message) });
const matrix: Sender = (address, message) => ({ by: 'matrix', matrix: buildMatrix(address, message) });
const mail: Sender = (address, message) => ({ by: 'mail', mail: buildMail(address, message) });
const mqtt: Sender = (address, message) => ({ by: 'mqtt', mqtt: buildMqtt(address, message) });
const hassio: Sender = (address, message) => ({
  by: 'http',
  requests: homeAssistantRequests(address, message),
});

/** The schemes that Hearth speaks itself. */
const senders: ReadonlyMap<string, Sender> = new Map(
  Object.entries<Sender>({
    json: custom,
    jsons: custom,
    form: custom,
    forms: custom,
    xml: custom,
    xmls: custom,
    gotify,
    gotifys: gotify,
    ntfy,
    ntfys: ntfy,
    matrix,
    matrixs: matrix,
    mailto: mail,
    mailtos: mail,
    mqtt,
    mqtts: mqtt,
    hassio,
    hassios: hassio,
    discord: (address, message) => ({ by: 'http', requests: [discordRequest(address, message)] }),
    slack: (address, message) => ({ by: 'http', requests: slackRequests(address, message) }),
    tgram: (address, message) => ({ by: 'http', requests: telegramRequests(address, message) }),
    pover: (address, message) => ({ by: 'http', requests: [pushoverRequest(address, message)] }),
  }),
);

/**
 * How a message travels to an Apprise address; undefined for schemes that Hearth does not speak.
 * @throws AddressError when the address is not complete
 */
export function outgoingFor(text: string, message: Message): Outgoing | undefined {
  return senders.get(readScheme(text))?.(parseAddress(text), message);
}

/** The same by way of an Apprise API server, which speaks every scheme. */
export function appriseApiRequest(server: string, text: string, { title, body }: Message) {
  return jsonPost(`${server.replace(/\/$/, '')}/notify`, { urls: text, title, body, type: 'info' });
}

/** The schemes that Hearth speaks itself, without the encrypted ones of the same name and an s. */
export const knownSchemes: readonly string[] = [...senders.keys()].filter(
  (scheme) => !(scheme.endsWith('s') && senders.has(scheme.slice(0, -1))),
);

/** Whether Hearth speaks the scheme of an address itself, complete or not. */
export function speaks(address: string): boolean {
  try {
    return outgoingFor(address, { title: '', body: '', event: null }) !== undefined;
  } catch {
    return true;
  }
}
