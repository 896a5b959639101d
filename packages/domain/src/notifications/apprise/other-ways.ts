import { AddressError, type AppriseAddress, decoded } from './address.ts';
import {
  joined,
  type Message,
  type OutgoingMail,
  type OutgoingMatrix,
  type OutgoingMqtt,
} from './message.ts';
import { isFlag, requireHost, buildServerAddress } from './servers.ts';

/** Mail servers of providers whose addresses do not name them. */
const providers: readonly (readonly [RegExp, Pick<OutgoingMail, 'host' | 'port' | 'strategy'>])[] = [
  [/^(?:gmail|googlemail)\.com$/i, { host: 'smtp.gmail.com', port: 587, strategy: 'TLS' }],
  [/^(?:outlook|hotmail|live)\.\w+$/i, { host: 'smtp-mail.outlook.com', port: 587, strategy: 'TLS' }],
  [/^yahoo\.\w+$/i, { host: 'smtp.mail.yahoo.com', port: 465, strategy: 'SSL' }],
  [/^fastmail\.\w+$/i, { host: 'smtp.fastmail.com', port: 465, strategy: 'SSL' }],
  [/^(?:icloud|me)\.com$/i, { host: 'smtp.mail.me.com', port: 587, strategy: 'TLS' }],
  [/^gmx\.\w+$/i, { host: 'mail.gmx.net', port: 587, strategy: 'TLS' }],
  [/^web\.de$/i, { host: 'smtp.web.de', port: 587, strategy: 'TLS' }],
];

const mailPorts = { NONE: 25, TLS: 587, SSL: 465 } as const;

/** `mailto://user:password@domain/to?smtp=server&from=…`, to the sender unless the path names a receiver. */
export function buildMail(address: AppriseAddress, { title, body }: Message): OutgoingMail {
  requireHost(address);
  const { host, port, user, password, query, entries } = address;
  const provider = providers.find(([domain]) => domain.test(host))?.[1];
  const server = query['smtp'] === undefined ? provider : undefined;
  const strategy = server?.strategy ?? buildStrategy(address);
  const own = user === null ? '' : user.includes('@') ? user : `${user}@${host}`;
  const from = readSender(query['from'] ?? '', own);
  const named = [...entries, ...(query['to'] ?? '').split(/[\s,]+/)].filter((to) => to.includes('@'));
  const to = named.length === 0 ? [from.fromEmail] : named;
  if (to.includes('')) throw new AddressError('user, to');
  return {
    host: server?.host ?? query['smtp'] ?? host,
    port: port ?? server?.port ?? mailPorts[strategy],
    strategy,
    user: query['user'] ?? (server === undefined ? user : own),
    password: query['pass'] ?? password,
    fromName: query['name'] ?? from.fromName,
    fromEmail: from.fromEmail,
    to,
    subject: title,
    text: body,
  };
}

function buildStrategy({ scheme, query }: AppriseAddress): OutgoingMail['strategy'] {
  const mode = (query['mode'] ?? '').toLowerCase();
  if (mode.startsWith('ssl')) return 'SSL';
  if (mode.startsWith('starttls')) return 'TLS';
  if (mode.startsWith('insecure')) return 'NONE';
  return scheme === 'mailtos' ? 'TLS' : 'NONE';
}

/** `Name <address>`, an address, or a name; the rest is the user's own. */
function readSender(from: string, own: string): Pick<OutgoingMail, 'fromName' | 'fromEmail'> {
  const both = /^([^<]*)<([^<>\s@]+@[^<>\s]+)>$/.exec(from);
  if (both !== null) return { fromName: (both[1] ?? '').trim() || 'Hearth', fromEmail: both[2] ?? own };
  if (from.includes('@')) return { fromName: 'Hearth', fromEmail: from.trim() };
  return { fromName: from || 'Hearth', fromEmail: own };
}

/** `mqtt://user:password@host/topic?qos=1&retain=yes`. */
export function buildMqtt(address: AppriseAddress, message: Message): OutgoingMqtt {
  requireHost(address);
  const { scheme, host, port, user, password, path, query } = address;
  const isSecure = scheme === 'mqtts';
  const topics = [...decoded(path).split(','), ...(query['to'] ?? '').split(',')]
    .map((topic) => topic.trim().replace(/^\/|\/$/g, ''))
    .filter((topic) => topic !== '');
  if (topics.length === 0) throw new AddressError('topic');
  if (topics.some((topic) => /[+#\0]/.test(topic))) throw new AddressError('topic');
  const qos = Number(/^[012]$/.exec(query['qos'] ?? '')?.[0] ?? 0);
  return {
    host: host.replace(/^\[|\]$/g, ''),
    port: port ?? (isSecure ? 8883 : 1883),
    isSecure,
    user,
    password,
    clientId: query['client_id'] ?? null,
    topics,
    qos: qos === 2 ? 2 : qos === 1 ? 1 : 0,
    retain: isFlag(query['retain']),
    payload: joined(message),
  };
}

/** `matrix://user:password@host/#room/!id`, or `matrix://token@host/…`. */
export function buildMatrix(address: AppriseAddress, message: Message): OutgoingMatrix {
  requireHost(address);
  const { host, user, password, entries, query } = address;
  const listed = (query['to'] ?? '').split(/[\s,]+/).filter((room) => room !== '');
  const rooms = [...entries, ...listed].map((room) => completeRoom(room, host));
  if (rooms.length === 0) throw new AddressError('room');
  const token = query['token'] ?? (password === null ? user : null);
  if (token === null && (user === null || password === null)) throw new AddressError('user, password');
  return {
    origin: buildServerAddress(address),
    user: token === null ? user : null,
    password: token === null ? password : null,
    token,
    rooms,
    body: joined(message),
  };
}

/** An id stays; an alias gets its sign and its server. */
function completeRoom(room: string, host: string): string {
  if (room.startsWith('!')) return room.includes(':') ? room : `${room}:${host}`;
  const alias = room.startsWith('#') ? room : `#${room}`;
  return alias.includes(':') ? alias : `${alias}:${host}`;
}
