import { AddressError, type AppriseAddress, decoded } from './address.ts';
import { escaped } from './custom-servers.ts';
import { type HttpRequest, joined, type Message } from './message.ts';
import { jsonPost } from './servers.ts';

const maxDiscordLength = 2000;
const maxTelegramLength = 4096;

/** `discord://name@id/token`. */
export function discordRequest(
  { user, host, entries, query }: AppriseAddress,
  message: Message,
): HttpRequest {
  const [token] = entries;
  if (host === '' || token === undefined) throw new AddressError('webhook id, token');
  const thread = query['thread'] === undefined ? '' : `?thread_id=${encodeURIComponent(query['thread'])}`;
  return jsonPost(
    `https://discord.com/api/webhooks/${encodeURIComponent(host)}/${encodeURIComponent(token)}${thread}`,
    {
      content: joined(message).slice(0, maxDiscordLength).toWellFormed(),
      ...(user === null ? {} : { username: user }),
      // Names of recipes must not mention a user.
      allowed_mentions: { parse: [] },
    },
  );
}

/** `slack://name@A/B/C/#channel` for a webhook, `slack://xoxb-…/#channel` for a bot. */
export function slackRequests(address: AppriseAddress, { title, body }: Message): HttpRequest[] {
  const { user, host, entries } = address;
  const payload = {
    username: user ?? 'Hearth',
    mrkdwn: false,
    attachments: [{ title, text: body, color: '#3AA3E3' }],
  };
  if (/^xox[abp]-/.test(host)) {
    if (entries.length === 0) throw new AddressError('channel');
    const headers = { authorization: `Bearer ${host}` };
    return entries.map((channel) => ({
      ...jsonPost('https://slack.com/api/chat.postMessage', { ...payload, channel }, headers),
      saysOk: true,
    }));
  }
  const [b, c, ...channels] = entries;
  if (host === '' || b === undefined || c === undefined) throw new AddressError('token A, token B, token C');
  const url = `https://hooks.slack.com/services/${[host, b, c].map(encodeURIComponent).join('/')}`;
  if (channels.length === 0) return [jsonPost(url, payload)];
  return channels.map((channel) => jsonPost(url, { ...payload, channel: channel.replace(/^\+/, '') }));
}

/** `tgram://token/chat/chat`; a thread of a chat follows a colon. */
export function telegramRequests({ rest, query }: AppriseAddress, { title, body }: Message): HttpRequest[] {
  const [, token, path = ''] = /^(?:bot)?(\w+:[\w-]+)(?:\/(.*))?$/i.exec(decoded(rest)) ?? [];
  if (token === undefined) throw new AddressError('bot token');
  const chats = [...path.split('/'), ...(query['to'] ?? '').split(/[\s,]+/)].filter((chat) => chat !== '');
  if (chats.length === 0) throw new AddressError('chat id');
  const head = title === '' ? '' : `<b>${escaped(title)}</b>\r\n`;
  const text = `${head}${escaped(body)}`.slice(0, maxTelegramLength).toWellFormed();
  return chats.map((chat) => {
    const [id = '', thread = query['thread']] = chat.split(':');
    return jsonPost(`https://api.telegram.org/bot${token}/sendMessage`, {
      chat_id: id,
      text,
      parse_mode: 'HTML',
      ...(thread === undefined ? {} : { message_thread_id: Number(thread) }),
    });
  });
}

/** `pover://user-key@token/device/device`. */
export function pushoverRequest(address: AppriseAddress, { title, body }: Message): HttpRequest {
  const { user, host, entries, query } = address;
  if (user === null || host === '') throw new AddressError('user key, token');
  const fields: Record<string, string> = {
    token: host,
    user,
    title,
    message: body,
    priority: /^-?[0-2]$/.exec(query['priority'] ?? '')?.[0] ?? '0',
  };
  if (entries.length > 0) fields['device'] = entries.join(',');
  if (query['sound'] !== undefined) fields['sound'] = query['sound'];
  if (query['url'] !== undefined) fields['url'] = query['url'];
  return {
    url: 'https://api.pushover.net/1/messages.json',
    method: 'POST',
    headers: { 'user-agent': 'Apprise', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  };
}
