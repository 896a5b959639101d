const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The text of every element of that name, which has no elements in it. */
export function readXmlTexts(xml: string, name: string): string[] {
  return readXmlElements(xml, name)
    .filter((text) => !text.includes('<'))
    .map(decodeXml);
}

/** The text of the first such element; null without one. */
export function readXmlText(xml: string, name: string): string | null {
  return readXmlTexts(xml, name)[0] ?? null;
}

/** The text between the tags of every element of that name. */
export function readXmlElements(xml: string, name: string): string[] {
  return xml
    .split(`<${name}>`)
    .slice(1)
    .map((rest) => rest.split(`</${name}>`)[0] ?? '');
}

function decodeXml(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (whole, hex, decimal, name) => {
    if (typeof name === 'string') return entities[name] ?? whole;
    const point = typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(decimal);
    return point <= 0x10ffff ? String.fromCodePoint(point) : String(whole);
  });
}

/** A text as XML. */
export function encodeXml(text: string): string {
  return text.replace(/[&<>]/g, (one) => (one === '&' ? '&amp;' : one === '<' ? '&lt;' : '&gt;'));
}
