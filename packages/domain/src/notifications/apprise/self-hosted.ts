import { AddressError, type AppriseAddress } from './address.ts';
import type { HttpRequest, Message } from './message.ts';
import { jsonPost, requireHost, buildServerAddress } from './servers.ts';

const priorities = ['min', 'low', 'default', 'high', 'max'];

/** 1 to 5, by name or number; undefined when nothing is wanted. */
function findPriority(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const wanted = value.toLowerCase();
  const named = priorities.findIndex((name) => name.startsWith(wanted.slice(0, 3)));
  return named === -1 ? Number(/^[1-5]$/.exec(wanted)?.[0] ?? 3) : named + 1;
}

/** `ntfy://topic` at ntfy.sh, `ntfy://user:password@host/topic` or `ntfy://token@host/topic` elsewhere. */
export function ntfyRequests(address: AppriseAddress, { title, body }: Message): HttpRequest[] {
  requireHost(address);
  const { host, entries, query, user, password } = address;
  const isOwn = query['mode'] === undefined ? entries.length > 0 : query['mode'].startsWith('p');
  const listed = (query['to'] ?? '').split(/[\s,]+/).filter((topic) => topic !== '');
  const topics = [...(isOwn ? entries : [host, ...entries]), ...listed];
  if (topics.length === 0) throw new AddressError('topic');
  const priority = findPriority(query['priority']);
  const tags = query['tags']?.split(/[\s,]+/).filter((tag) => tag !== '');
  const token = query['token'] ?? (password === null ? user : null);
  const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
  return topics.map((topic) => ({
    ...jsonPost(
      isOwn ? buildServerAddress(address) : 'https://ntfy.sh',
      {
        topic,
        title,
        message: body,
        ...(priority === undefined ? {} : { priority }),
        ...(tags === undefined ? {} : { tags }),
        ...(query['click'] === undefined ? {} : { click: query['click'] }),
      },
      headers,
    ),
    ...(user === null || password === null ? {} : { auth: { user, password } }),
  }));
}

const gotifyPriorities: Readonly<Record<string, number>> = { l: 1, m: 3, n: 5, h: 8, e: 10 };

/** `gotify://host/path/token`. */
export function gotifyRequest(address: AppriseAddress, { title, body }: Message): HttpRequest {
  requireHost(address);
  const token = address.query['token'] ?? address.entries.at(-1);
  if (token === undefined) throw new AddressError('token');
  const folders = address.query['token'] === undefined ? address.entries.slice(0, -1) : address.entries;
  const path = folders.map((folder) => `/${encodeURIComponent(folder)}`).join('');
  const wanted = (address.query['priority'] ?? 'normal').toLowerCase();
  const priority = gotifyPriorities[wanted.charAt(0)] ?? (Number(/^\d{1,2}$/.exec(wanted)?.[0]) || 5);
  return jsonPost(
    `${buildServerAddress(address)}${path}/message`,
    { priority, title, message: body },
    { 'x-gotify-key': token },
  );
}

const homeAssistantPort = 8123;
/** Access tokens that live long: of three parts, or in the older form. */
const accessToken = /^(?:[0-9a-f]{8}\.[0-9a-f]{64}|[\w-]+\.[\w-]+\.[\w-]+)$/i;

/** `hassio://host/token`, and after the token services such as `notify.phone`; without any a notice on the dashboard. */
export function homeAssistantRequests(address: AppriseAddress, message: Message): HttpRequest[] {
  requireHost(address);
  const { entries, query } = address;
  const known = entries.findIndex((entry) => accessToken.test(entry));
  const at = known === -1 ? entries.length - 1 : known;
  const token = query['token'] ?? entries[at];
  if (token === undefined) throw new AddressError('token');
  const path = entries.slice(0, at).map((folder) => `/${encodeURIComponent(folder)}`);
  const root = buildServerAddress(address, homeAssistantPort) + path.join('');
  const listed = (query['to'] ?? '').split(/[\s,]+/);
  const services = [...entries.slice(at + 1), ...listed].filter((service) => service !== '');
  const wanted = services.length === 0 ? ['persistent_notification.create'] : services;
  return wanted.map((service) => serviceCall(root, service, message, { token, nid: query['nid'] }));
}

function serviceCall(
  root: string,
  target: string,
  { title, body, event }: Message,
  { token, nid }: { readonly token: string; readonly nid: string | undefined },
): HttpRequest {
  const [name = '', devices] = target.split(':');
  const [domain = '', service] = name.includes('.') ? name.split('.') : ['notify', name];
  const isNotice = domain === 'persistent_notification';
  const noticeId = nid ?? event?.['event_id'];
  return jsonPost(
    `${root}/api/services/${encodeURIComponent(domain)}/${encodeURIComponent(service ?? '')}`,
    {
      title,
      message: body,
      ...(devices === undefined ? {} : { targets: devices.split(',') }),
      ...(isNotice && noticeId !== undefined ? { notification_id: noticeId } : {}),
    },
    { authorization: `Bearer ${token}` },
  );
}
