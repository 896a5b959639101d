/** A small document tree with only the parts that this folder reads, so that a large page stays cheap. */

/** Attributes that some reader needs; all others are dropped while parsing. */
export const keptAttributes = [
  'about',
  'alt',
  'class',
  'content',
  'data-lazy-src',
  'data-original',
  'data-src',
  'datetime',
  'hidden',
  'href',
  'id',
  'itemid',
  'itemprop',
  'itemref',
  'itemscope',
  'itemtype',
  'lang',
  'name',
  'property',
  'rel',
  'resource',
  'role',
  'src',
  'title',
  'type',
  'typeof',
  'value',
  'xml:lang',
] as const;

/** Name of a kept attribute. */
export type AttributeName = (typeof keptAttributes)[number];

/** Attributes by lower-case name, entities decoded. */
export type Attributes = Partial<Record<AttributeName, string>>;

/** An element, or a piece of text with entities decoded. */
export type PageNode = PageElement | string;

/** One element of the page. */
export interface PageElement {
  /** Lower case. */
  readonly tag: string;
  readonly attributes: Attributes;
  readonly parent: PageElement | null;
  readonly children: PageNode[];
  /** Place in document order, counted from 0 at the root. */
  readonly index: number;
}

/** A script of the page itself: data, or code that may hold data. */
export interface PageScript {
  /** The `type` attribute, lower case. */
  readonly type: string;
  readonly text: string;
}

/** A parsed page. */
export interface Page {
  readonly root: PageElement;
  /** All elements in document order; the root comes first. */
  readonly elements: readonly PageElement[];
  /** In document order. */
  readonly scripts: readonly PageScript[];
  /** Values of attributes that hold JSON, such as `data-page`. */
  readonly dataAttributes: readonly string[];
}

/** Calls `visit` for an element and its descendants in document order; `false` skips descendants. The parser bounds the depth. */
export function walk(element: PageElement, visit: (element: PageElement) => boolean | void): void {
  if (visit(element) === false) return;
  for (const child of element.children) if (typeof child !== 'string') walk(child, visit);
}

/** First element below `element`, in document order, that passes the test. */
export function findElement(
  element: PageElement,
  test: (element: PageElement) => boolean,
): PageElement | null {
  for (const child of element.children) {
    if (typeof child === 'string') continue;
    if (test(child)) return child;
    const found = findElement(child, test);
    if (found !== null) return found;
  }
  return null;
}

/** All elements below `element`, in document order, that pass the test; elements inside of one are left out. */
export function findElements(element: PageElement, test: (element: PageElement) => boolean): PageElement[] {
  return childElements(element).flatMap((child) => (test(child) ? [child] : findElements(child, test)));
}

/** Element children, without the texts between them. */
export function childElements(element: PageElement): PageElement[] {
  return element.children.filter((child) => typeof child !== 'string');
}

/** Class names of an element. */
export function classNames(element: PageElement): string[] {
  return element.attributes.class?.split(/\s+/).filter(Boolean) ?? [];
}

/** Whether `ancestor` is the element itself or one of its ancestors. */
export function isInside(element: PageElement, ancestor: PageElement): boolean {
  for (let at: PageElement | null = element; at !== null; at = at.parent) if (at === ancestor) return true;
  return false;
}
