/** A page as a flat list of lines in reading order, with the role of each line in the markup. */
import { blockTags, headingTags } from './element-kinds.ts';
import { pairedParts } from './definition-pairs.ts';
import { findElement, type Page, type PageElement } from './element.ts';
import { sectionHeading } from '../page-structure/section-headings.ts';
import { elementText, isBorder, isCut, isGlue, isHidden, isPart, tidyLine } from './page-text.ts';

/** The role of a line in the markup. */
export type BlockKind = 'heading' | 'item' | 'row' | 'text';

/** One line of the page. */
export interface Block {
  readonly kind: BlockKind;
  /** 1 to 6 for headings, otherwise 0. */
  readonly level: number;
  readonly text: string;
  /** All of the text is bold, or underlined. */
  readonly isBold: boolean;
  /** All of the text is one or more links. */
  readonly isLink: boolean;
  /** Innermost block element that holds the line. */
  readonly element: PageElement;
}

/** Elements whose text is about the site, not the page's subject. */
const chromeTags: ReadonlySet<string> = new Set(['nav', 'footer', 'head', 'title']);
const chromeClass =
  /(?:^|\s)(?:(?:site|page|main|primary)-)?(?:nav|navbar|navigation|menu|breadcrumbs?|footer|comments?|comment-list|comments-area|sidebar|widget-area|related(?:-posts|-recipes)?|newsletter|share|sharing|social|social-share|cookie-banner|popup|modal)(?:$|\s)/i;
/** Banners that ask for consent, and forms of ratings, by class or id. */
const formName =
  /(?:^|[\s_-])(?:cookies?|gdpr|onetrust|didomi|consent)(?:$|[\s_-])|(?:^|\s)(?:rating-form|comment-form|comment-rating|wprm-comment-rating|servings-switch)(?:$|[\s_-])/i;
/** Ingredients that a plug-in repeats below each step. */
const repeatedClass = /(?:instruction|step|direction)-ingredients?(?:-|$|\s)/i;
const boldTags: ReadonlySet<string> = new Set(['strong', 'b', 'u', 'em', 'i']);
/** Level of an element that is a heading by its role only. */
const roleLevel = 3;
/** Longer lines carry no list item, heading or step. */
const maxLineLength = 8000;

const pageBlocks = new WeakMap<Page, readonly Block[]>();

/** The lines of a whole page, read once however often they are asked for. */
export function readPageBlocks(page: Page): readonly Block[] {
  const known = pageBlocks.get(page) ?? readBlocks(page.root);
  pageBlocks.set(page, known);
  return known;
}

/** Flattens an element. Navigation, comments and the like are left out. */
export function readBlocks(root: PageElement): Block[] {
  const reader = new BlockReader();
  reader.read(root, { kind: 'text', level: 0, element: root });
  reader.flush({ kind: 'text', level: 0, element: root });
  return reader.blocks;
}

interface Context {
  readonly kind: BlockKind;
  readonly level: number;
  readonly element: PageElement;
}

class BlockReader {
  readonly blocks: Block[] = [];
  private text = '';
  private plainLength = 0;
  private bold = 0;
  /** Length of the text outside of links. */
  private unlinked = 0;
  private links = 0;
  private isGlued = false;
  /** The next text begins an element right behind another one. */
  private isAtBorder = false;
  /** Terms and texts that make one line together. */
  private paired: ReadonlySet<PageElement> = new Set();

  read(element: PageElement, context: Context): void {
    for (const [at, child] of element.children.entries()) {
      if (isPart(child) && isPart(element.children[at - 1])) this.isAtBorder = true;
      if (typeof child === 'string') this.add(child);
      else if (child.tag === 'br') this.flush(context);
      else if (!isChrome(child)) this.readElement(child, context);
    }
  }

  flush({ kind, level, element }: Context): void {
    const text = tidyLine(this.text.slice(0, maxLineLength));
    if (text !== '')
      this.blocks.push({
        kind,
        level,
        text,
        isBold: this.plainLength === 0,
        isLink: this.unlinked === 0,
        element,
      });
    this.text = '';
    this.plainLength = 0;
    this.unlinked = 0;
  }

  private readElement(element: PageElement, context: Context): void {
    const isBold = boldTags.has(element.tag);
    if (isBold) this.bold += 1;
    if (element.tag === 'a') this.links += 1;
    if (isGlue(element)) this.isGlued = true;
    if (isBlock(element)) this.readBlock(element, context);
    else this.read(element, context);
    if (isGlue(element)) this.isGlued = true;
    if (isBold) this.bold -= 1;
    if (element.tag === 'a') this.links -= 1;
  }

  private readBlock(element: PageElement, context: Context): void {
    const isCell = element.tag === 'td' || element.tag === 'th';
    if (isCell || isInlineInItem(element, context)) {
      this.text += ' ';
      this.read(element, context);
      this.text += ' ';
      return;
    }
    if (element.tag === 'dl') this.paired = pairedParts(element);
    const isPaired = this.paired.has(element);
    if (!isPaired || element.tag === 'dt') this.flush(context);
    const inner: Context = isPaired ? { kind: 'row', level: 0, element } : buildContext(element, context);
    this.read(element, inner);
    if (isPaired && element.tag === 'dt') this.text += ' ';
    else this.flush(inner);
  }

  private add(text: string): void {
    const isParted = isCut(this.text, text) || (this.isAtBorder && isBorder(this.text, text));
    if (!this.isGlued && isParted) this.text += ' ';
    this.isGlued = false;
    this.isAtBorder = false;
    this.text += text;
    if (!/\S/.test(text)) return;
    if (this.bold === 0) this.plainLength += text.length;
    if (this.links === 0) this.unlinked += text.length;
  }
}

/** Elements that begin a line by their name or by their role. */
function isBlock({ tag, attributes }: PageElement): boolean {
  return (
    blockTags.has(tag) || tag === 'button' || attributes.role === 'listitem' || attributes.role === 'heading'
  );
}

/** Divs inside of a list item only lay its parts out: amount, unit and name belong to one line. */
function isInlineInItem(element: PageElement, context: Context): boolean {
  return (
    (context.kind === 'item' || context.kind === 'row') &&
    (element.tag === 'div' || element.tag === 'p' || element.tag === 'button') &&
    isShort(context.element)
  );
}

/** Whether an item is as short as an ingredient; a long item keeps its paragraphs apart. */
function isShort(element: PageElement): boolean {
  let length = 0;
  const measure = (at: PageElement): void => {
    for (const child of at.children) {
      if (length > 160) return;
      if (typeof child === 'string') length += child.trim().length;
      else measure(child);
    }
  };
  measure(element);
  return length <= 160;
}

function buildContext(element: PageElement, outer: Context): Context {
  if (headingTags.has(element.tag)) return { kind: 'heading', level: Number(element.tag[1]), element };
  const { role } = element.attributes;
  if (role === 'heading') return { kind: 'heading', level: roleLevel, element };
  if (element.tag === 'li' || role === 'listitem') return { kind: 'item', level: 0, element };
  if (element.tag === 'tr') return { kind: 'row', level: 0, element };
  const isList = element.tag === 'ul' || element.tag === 'ol' || element.tag === 'table';
  return { kind: isList || outer.kind === 'heading' ? 'text' : outer.kind, level: 0, element };
}

function isChrome(element: PageElement): boolean {
  if (chromeTags.has(element.tag) || isHidden(element)) return true;
  const { class: names, role, id } = element.attributes;
  if (role === 'navigation') return true;
  if (id !== undefined && id.length < 60 && formName.test(id) && isSmall(element)) return true;
  if (names === undefined || names.length > 200) return false;
  if (repeatedClass.test(names)) return true;
  if (formName.test(names) && isSmall(element)) return true;
  if (!chromeClass.test(names)) return false;
  // Layouts use these names for their outermost elements too; an element with the main heading is the page itself.
  return element.tag !== 'body' && findElement(element, isOwnHeading) === null;
}

/** Whether an element is no frame of the whole page: `body class="cookies-accepted"`. */
function isSmall(element: PageElement): boolean {
  return element.tag !== 'body' && element.tag !== 'html' && findElement(element, isOwnHeading) === null;
}

/** The main heading, or one that is right above a part of the recipe: some pages list the ingredients beside the text. */
function isOwnHeading(element: PageElement): boolean {
  if (element.tag === 'h1') return true;
  if (!headingTags.has(element.tag)) return false;
  const section = sectionHeading(elementText(element));
  return section !== null && section.isExact && section.kind !== 'other';
}
