import { isAscii, isUtf8 as isUtf8Text } from 'node:buffer';
import { TextDecoder } from 'node:util';
import { decodeBytes, findMark } from '@hearth/recipe-extractor/encodings';
import type { OutboundResponse } from './outbound.ts';

/** Bytes of a page that are searched for its charset declaration (HTML standard, 13.2.3.2). */
const metaBytes = 1024;

const headerCharset = /charset\s*=\s*["']?([\w.:-]+)/i;
const metaCharset = /<meta\b[^>]{0,500}?charset\s*=\s*["']?\s*([\w.:-]+)/i;
const xmlEncoding = /^\s*<\?xml\b[^>]{0,200}?encoding\s*=\s*["']([\w.:-]+)/i;

/** A page that declares UTF-16 in ASCII cannot be UTF-16; the HTML standard reads it as UTF-8. */
function charsetOfPage(body: Buffer): string | undefined {
  const head = body.toString('latin1', 0, metaBytes);
  const charset = (xmlEncoding.exec(head) ?? metaCharset.exec(head))?.[1];
  return charset?.toLowerCase().startsWith('utf-16') ? 'utf-8' : charset;
}

/** The decoder of a charset; null for a name that nobody knows. */
function findDecoder(charset: string | undefined): TextDecoder | null {
  try {
    return charset === undefined ? null : new TextDecoder(charset);
  } catch {
    return null;
  }
}

/** Whether bytes are UTF-8, and not only ASCII, which any charset reads. */
function isUtf8(body: Buffer): boolean {
  return isUtf8Text(body) && !isAscii(body);
}

/**
 * The text of a body. A byte order mark comes first, then UTF-8 where all bytes are valid, whatever is declared: nothing
 * else looks so by chance. Else the charset is that of the Content-Type header, of the page itself, or the one that the
 * letters tell; a body that is declared as UTF-8 and is not has been declared by mistake. Invalid bytes become U+FFFD.
 */
export function decodeText({ body, headers }: Pick<OutboundResponse, 'body' | 'headers'>): string {
  if (findMark(body) !== null || isUtf8(body)) return decodeBytes(body).text;
  const declared = headerCharset.exec(headers['content-type'] ?? '')?.[1] ?? charsetOfPage(body);
  const decoder = findDecoder(declared);
  if (decoder === null || decoder.encoding === 'utf-8') return decodeBytes(body).text;
  return decoder.encoding === 'windows-1252' ? decodeBytes(body, 'windows-1252').text : decoder.decode(body);
}
