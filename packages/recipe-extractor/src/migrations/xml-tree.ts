import { Parser } from 'htmlparser2';

/** An element of XML; names and attributes in lower case, for old programs do not agree on capitals. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (XmlElement | string)[];
}

/** Deeper documents are no recipes. */
const maxDepth = 100;
const maxElements = 1_000_000;

/**
 * The root of an XML text, which holds its top elements. No entity but the five of XML and numbers is replaced, and
 * nothing that the document declares or refers to is read. Untidy documents are read as far as they go.
 * @throws Error where the document is nested deeper, or has more elements, than recipes do
 */
export function parseXml(text: string): XmlElement {
  const root: XmlElement = { name: '#root', attributes: {}, children: [] };
  const open: XmlElement[] = [root];
  let count = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        count += 1;
        // Thrown before the stack of the parser grows: searching it takes time by its depth.
        if (open.length > maxDepth || count > maxElements) throw new Error('This XML is nested too deeply');
        const element: XmlElement = { name: localName(name), attributes, children: [] };
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      ontext(piece) {
        open.at(-1)?.children.push(piece);
      },
      onclosetag() {
        if (open.length > 1) open.pop();
      },
    },
    { xmlMode: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  parser.end(text);
  return root;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** The child elements of these names; all without names. */
export function xmlChildren(element: XmlElement | undefined, ...names: readonly string[]): XmlElement[] {
  return (element?.children ?? []).filter(
    (child): child is XmlElement =>
      typeof child !== 'string' && (names.length === 0 || names.includes(child.name)),
  );
}

/** The first child element of one of these names. */
export function xmlChild(
  element: XmlElement | undefined,
  ...names: readonly string[]
): XmlElement | undefined {
  return xmlChildren(element, ...names)[0];
}

/** All elements of a name below an element, in their order; none inside of one that was found. */
export function xmlDescendants(element: XmlElement, name: string): XmlElement[] {
  return xmlChildren(element).flatMap((child) =>
    child.name === name ? [child] : xmlDescendants(child, name),
  );
}

/** All text of an element, trimmed; empty for none. */
export function xmlText(element: XmlElement | undefined): string {
  return element === undefined ? '' : collectText(element).trim();
}

/** The text of the first child of one of these names. */
export function xmlChildText(element: XmlElement | undefined, ...names: readonly string[]): string {
  return xmlText(xmlChild(element, ...names));
}

function collectText(element: XmlElement): string {
  return element.children
    .map((child) => {
      if (typeof child === 'string') return child;
      return /^(?:br|p|li|step)$/.test(child.name) ? `\n${collectText(child)}\n` : collectText(child);
    })
    .join('');
}

/** Whether a text looks like XML with such an element near its beginning. */
export function isXmlOf(head: string, ...names: readonly string[]): boolean {
  const text = head.replace(/^\uFEFF/, '').trimStart();
  return (
    text.startsWith('<') &&
    names.some((name) => new RegExp(`<(?:!DOCTYPE\\s+)?${name}[\\s>/]`, 'i').test(text))
  );
}
