import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** A request as it arrived. */
export interface ArrivedRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * What a service answers to a request that is signed wrongly (AWS signature version 4) or whose body is not what its
 * headers say; null for a good one.
 */
export function findRefusal(request: ArrivedRequest, keys: { id: string; secret: string }): string | null {
  const { headers, body } = request;
  const [, credential = '', signed = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const [id, ...scope] = credential.split('/');
  if (signature === undefined) return 'AccessDenied';
  if (id !== keys.id) return 'InvalidAccessKeyId';
  if (sign(request, signed.split(';'), scope, keys.secret) !== signature) return 'SignatureDoesNotMatch';
  if (headers['x-amz-content-sha256'] !== hash(body)) return 'XAmzContentSHA256Mismatch';
  const md5 = headers['content-md5'];
  return md5 !== undefined && md5 !== createHash('md5').update(body).digest('base64') ? 'BadDigest' : null;
}

function sign(
  { method, url, headers }: ArrivedRequest,
  names: readonly string[],
  scope: readonly string[],
  secret: string,
): string {
  const [path = '', query = ''] = url.split('?');
  const lines = names.map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`).join('');
  const payload = String(headers['x-amz-content-sha256']);
  const canonical = [method, encodePath(path), sortQuery(query), lines, names.join(';'), payload].join('\n');
  const text = ['AWS4-HMAC-SHA256', String(headers['x-amz-date']), scope.join('/'), hash(canonical)].join(
    '\n',
  );
  const key = scope.reduce<string | Buffer>((key, part) => hmac(key, part), `AWS4${secret}`);
  return hmac(key, text).toString('hex');
}

function encodePath(path: string): string {
  return path
    .split('/')
    .map((part) => encode(decodeURIComponent(part)))
    .join('/');
}

function sortQuery(query: string): string {
  const pairs = [...new URLSearchParams(query)].map(([name, value]) => `${encode(name)}=${encode(value)}`);
  return pairs.toSorted().join('&');
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function hash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
