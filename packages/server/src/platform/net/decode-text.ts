import { TextDecoder } from 'node:util';
import type { OutboundResponse } from './outbound.ts';

/** Bytes of a page that are searched for its charset declaration (HTML standard, 13.2.3.2). */
const metaBytes = 1024;

const headerCharset = /charset\s*=\s*["']?([\w.:-]+)/i;
const metaCharset = /<meta\b[^>]{0,500}?charset\s*=\s*["']?\s*([\w.:-]+)/i;
const xmlEncoding = /^\s*<\?xml\b[^>]{0,200}?encoding\s*=\s*["']([\w.:-]+)/i;

function charsetOfMark(body: Buffer): string | undefined {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return 'utf-8';
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be';
  return body[0] === 0xff && body[1] === 0xfe ? 'utf-16le' : undefined;
}

/** A page that declares UTF-16 in ASCII cannot be UTF-16; the HTML standard reads it as UTF-8. */
function charsetOfPage(body: Buffer): string | undefined {
  const head = body.toString('latin1', 0, metaBytes);
  const charset = (xmlEncoding.exec(head) ?? metaCharset.exec(head))?.[1];
  return charset?.toLowerCase().startsWith('utf-16') ? 'utf-8' : charset;
}

function decoderFor(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder('utf-8');
  }
}

/**
 * The text of a body. The charset comes from the byte order mark, else the Content-Type header, else the page
 * itself, else it is UTF-8. Invalid bytes become U+FFFD.
 */
export function decodeText({ body, headers }: Pick<OutboundResponse, 'body' | 'headers'>): string {
  const charset =
    charsetOfMark(body) ??
    headerCharset.exec(headers['content-type'] ?? '')?.[1] ??
    charsetOfPage(body) ??
    'utf-8';
  return decoderFor(charset).decode(body);
}
