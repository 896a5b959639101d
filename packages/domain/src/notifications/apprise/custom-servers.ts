import type { AppriseAddress } from './address.ts';
import type { HttpRequest, Message } from './message.ts';
import { requireHost, buildServerAddress } from './servers.ts';

type Fields = Readonly<Record<string, string | readonly never[]>>;

const methods = ['POST', 'PUT', 'GET', 'DELETE', 'PATCH'] as const;

/** `json://`, `form://` and `xml://`: any server that takes a message with its fields. */
export function customRequest(address: AppriseAddress, message: Message): HttpRequest {
  requireHost(address);
  const { contentType, body } = encodings[getEncoding(address)](address, message);
  const query = new URLSearchParams(address.params).toString();
  const wanted = (address.query['method'] ?? 'POST').toUpperCase();
  return {
    url: `${buildServerAddress(address)}${address.path}${query === '' ? '' : `?${query}`}`,
    method: methods.find((method) => method === wanted) ?? 'POST',
    headers: { 'user-agent': 'Apprise', 'content-type': contentType, ...address.headers },
    body,
    ...(address.user === null ? {} : { auth: { user: address.user, password: address.password ?? '' } }),
  };
}

function getEncoding({ scheme }: AppriseAddress): keyof typeof encodings {
  return scheme.replace(/s$/, '') as keyof typeof encodings;
}

const encodings = { json: asJson, form: asForm, xml: asXml };

/** As JSON is first known by: kind, text and nothing attached, then the fields of the event. */
function asJson({ fields }: AppriseAddress, { title, body, event }: Message) {
  const base = { version: '1.0', title, message: body, attachments: [], type: 'info' };
  return {
    contentType: 'application/json',
    body: JSON.stringify(withFields(base, { ...fields, ...event })),
  };
}

function asForm({ fields }: AppriseAddress, { title, body, event }: Message) {
  const base = { version: '1.0', title, message: body, type: 'info' };
  const form = withFields(base, { ...fields, ...event }) as Record<string, string>;
  return {
    contentType: 'application/x-www-form-urlencoded',
    body: new URLSearchParams(form).toString(),
  };
}

/** A field that the message has anyway takes the name given, or is left out where none is; others are added. */
function withFields(base: Fields, fields: Readonly<Record<string, string>>): Fields {
  const renamed = Object.entries(base).flatMap(([name, value]) => {
    const other = Object.hasOwn(fields, name) ? fields[name] : name;
    return other === undefined || other === '' ? [] : [[other, value] as const];
  });
  const added = Object.entries(fields).filter(([name]) => !Object.hasOwn(base, name));
  return Object.fromEntries([...renamed, ...added]);
}

const schema = 'https://raw.githubusercontent.com/caronc/apprise/master/apprise/assets/NotifyXML-1.1.xsd';

function asXml({ fields }: AppriseAddress, { title, body, event }: Message) {
  const named = Object.entries({ ...fields, ...event })
    .map(([name, value]) => [name.replace(/[^\w-]/g, ''), value] as const)
    .filter(([name]) => name !== '');
  const base = { Version: '1.1', Subject: title, MessageType: 'info', Message: body };
  const elements = Object.entries(withFields(base, Object.fromEntries(named))).map(
    ([name, value]) => `            <${name}>${escaped(String(value))}</${name}>`,
  );
  const declared = named.length === 0 ? ` xmlns:xsi="${schema}"` : '';
  const lines = [
    "<?xml version='1.0' encoding='utf-8'?>",
    '<soapenv:Envelope',
    '    xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/"',
    '    xmlns:xsd="http://www.w3.org/2001/XMLSchema"',
    '    xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    '    <soapenv:Body>',
    `        <Notification${declared}>`,
    ...elements,
    '       </Notification>',
    '    </soapenv:Body>',
    '</soapenv:Envelope>',
  ];
  return { contentType: 'application/xml', body: lines.join('\n') };
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text for XML, which has no place for most control characters. */
export function escaped(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are the characters that XML 1.0 forbids
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '').replace(/[\0-\x08\v\f\x0E-\x1F]/g, '');
}
