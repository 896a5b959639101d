import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

function decode(body: Buffer | string, contentType = 'text/html'): string {
  const bytes = typeof body === 'string' ? Buffer.from(body, 'latin1') : body;
  return decodeText({ body: bytes, headers: { 'content-type': contentType } });
}

describe('decodeText', () => {
  it('defaults to UTF-8', () => {
    expect(decode(Buffer.from('Crème brûlée'))).toBe('Crème brûlée');
    expect(decodeText({ body: Buffer.from('é'), headers: {} })).toBe('é');
  });

  it.each([
    ['text/html; charset=ISO-8859-1', 'Cr\xe8me'],
    ['text/html;charset="windows-1252"', 'Cr\xe8me'],
    ["text/html; Charset='latin1'", 'Cr\xe8me'],
    ['text/html; charset=koi8-u; x=y', 'Cr\xe8me'],
  ])('follows the header %s', (contentType, body) => {
    expect(decode(body, contentType)).toBe(contentType.includes('koi8') ? 'CrХme' : 'Crème');
  });

  it.each([
    '<meta charset="iso-8859-15">\xe8',
    "<META  CHARSET='latin1'/>\xe8",
    '<meta http-equiv="Content-Type" content="text/html; charset=windows-1252">\xe8',
    '<?xml version="1.0" encoding="ISO-8859-1"?>\xe8',
  ])('follows the page %s', (page) => {
    expect(decode(page).endsWith('è')).toBe(true);
  });

  it('prefers the byte order mark to the header, and the header to the page', () => {
    expect(decode('<meta charset="koi8-r">\xe8', 'text/html; charset=latin1')).toMatch(/è$/);
    const marked = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from('é')]);
    expect(decode(marked, 'text/html; charset=latin1')).toBe('é');
    const utf16 = Buffer.from('\ufeffé', 'utf16le');
    expect(decode(utf16, 'text/html; charset=latin1')).toBe('é');
  });

  it('reads a page that declares UTF-16 in ASCII, or an unknown charset, as UTF-8', () => {
    expect(decode(Buffer.from('<meta charset="utf-16">é'))).toMatch(/é$/);
    expect(decode(Buffer.from('é'), 'text/html; charset=klingon')).toBe('é');
  });

  it('finds the charset by the letters where none is declared, or a wrong one', () => {
    const page = Buffer.from('<p>K\xe4sesp\xe4tzle f\xfcr J\xfcrgen, 200 g K\xe4se</p>', 'latin1');
    expect(decode(page)).toContain('Käsespätzle für Jürgen');
    expect(decode(page, 'text/html; charset=utf-8')).toContain('Käsespätzle für Jürgen');
    const russian = Buffer.from('\xc1\xee\xf0\xf9 \xf1\xee \xf1\xec\xe5\xf2\xe0\xed\xee\xe9', 'latin1');
    expect(decode(russian)).toBe('Борщ со сметаной');
  });

  it('reads valid UTF-8 as such, whatever is declared', () => {
    expect(decode(Buffer.from('Crème brûlée'), 'text/html; charset=iso-8859-1')).toBe('Crème brûlée');
  });

  it('reads quotation marks of Windows, and replaces invalid bytes', () => {
    expect(decode('\x93Soup\x94', 'text/html; charset=windows-1252')).toBe('“Soup”');
    expect(decode(Buffer.from([0x61, 0xff, 0x62]), 'text/html; charset=shift_jis')).toContain('\ufffd');
  });

  it('looks for a charset only at the start of a page', () => {
    expect(decode(`${' '.repeat(2000)}<meta charset="koi8-r">Cr\xe8me br\xfbl\xe9e`)).toMatch(
      /Crème brûlée$/,
    );
  });
});
