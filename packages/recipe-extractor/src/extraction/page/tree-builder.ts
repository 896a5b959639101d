/**
 * Builds the page tree from the tokens of htmlparser2.
 * Unlike that library's own parser it bounds the depth, so that no page can make it quadratic or overflow the stack.
 */
import type { TokenizerCallbacks } from 'htmlparser2';
import {
  type AttributeName,
  type Attributes,
  type PageScript,
  keptAttributes,
  type PageElement,
} from './element.ts';
import { blockTags, closedByOpening, voidTags } from './element-kinds.ts';

/** Deeper elements are dropped and their text joins the deepest kept one; real pages stay below 100. */
const maxDepth = 250;
/** More elements than any real page has. */
const maxElements = 150_000;

/** Attributes in which frameworks hand data to their program. */
const dataAttribute = /^(?:data-|:|v-bind:|props$|x-data$)/;
/** Shorter ones hold settings. */
const minDataLength = 200;

const keptAttributeSet: ReadonlySet<string> = new Set(keptAttributes);

/** Names of attributes that are remembered. */
const maxUses = 1000;

interface AttributeUse {
  readonly kept: AttributeName | null;
  /** Not kept, but may hold JSON. */
  readonly isData: boolean;
}

function isKept(name: string): name is AttributeName {
  return keptAttributeSet.has(name);
}

/** Receives tokens of one document and holds the tree so far. */
export class TreeBuilder implements TokenizerCallbacks {
  readonly elements: PageElement[] = [];
  readonly scripts: PageScript[] = [];
  private readonly html: string;
  private readonly stack: PageElement[] = [];
  private tag = '';
  private attributes: Attributes = {};
  private attribute: AttributeName | null = null;
  private readonly uses = new Map<string, AttributeUse>();
  private attributeText = '';
  readonly dataAttributes: string[] = [];
  /** The attribute being read is not kept but may hold JSON. */
  private isData = false;
  /** Open elements beyond the depth limit. */
  private overflow = 0;
  /** Name of the skipped element being read, and how many of that name are open. */
  private skipped = '';
  private skippedDepth = 0;
  private script: { type: string; text: string } | null = null;

  private readonly skippedTags: ReadonlySet<string>;

  /** The content of `skippedTags` is left out, but for the text of scripts. */
  constructor(html: string, skippedTags: ReadonlySet<string>) {
    this.html = html;
    this.skippedTags = skippedTags;
    this.push({ tag: '#root', attributes: {}, parent: null, children: [], index: 0 });
  }

  onopentagname(start: number, end: number): void {
    this.tag = this.html.slice(start, end).toLowerCase();
    this.attributes = {};
  }

  onattribname(start: number, end: number): void {
    const { kept, isData } = this.use(this.html.slice(start, end));
    this.attribute = kept !== null && this.attributes[kept] === undefined ? kept : null;
    this.attributeText = '';
    this.isData = isData;
  }

  /** What an attribute of this name is for; pages repeat few names. */
  private use(written: string): AttributeUse {
    const known = this.uses.get(written);
    if (known !== undefined) return known;
    const name = written.toLowerCase();
    const use = isKept(name)
      ? { kept: name, isData: false }
      : { kept: null, isData: dataAttribute.test(name) };
    if (this.uses.size < maxUses) this.uses.set(written, use);
    return use;
  }

  onattribdata(start: number, end: number): void {
    if (this.isData && this.attributeText === '' && !/^\s*[[{]/.test(this.html.slice(start, start + 8)))
      this.isData = false;
    if (this.attribute !== null || this.isData) this.attributeText += this.html.slice(start, end);
  }

  onattribentity(codepoint: number): void {
    if (this.attribute !== null || this.isData) this.attributeText += String.fromCodePoint(codepoint);
  }

  onattribend(): void {
    if (this.attribute !== null) this.attributes[this.attribute] = this.attributeText;
    if (this.isData && this.attributeText.length >= minDataLength)
      this.dataAttributes.push(this.attributeText);
    this.attribute = null;
    this.isData = false;
  }

  onopentagend(): void {
    if (this.skipped !== '') {
      if (this.tag === this.skipped) this.skippedDepth += 1;
    } else if (this.skippedTags.has(this.tag)) {
      this.startSkipping();
    } else {
      this.open(voidTags.has(this.tag));
    }
  }

  onselfclosingtag(): void {
    // The tokenizer ends a self-closed script at once, and foreign content does so by its own rules.
    if (!this.skippedTags.has(this.tag)) this.onopentagend();
  }

  onclosetag(start: number, end: number): void {
    const tag = this.html.slice(start, end).toLowerCase();
    if (this.skipped !== '') this.closeSkipped(tag);
    else this.close(tag);
  }

  ontext(start: number, end: number): void {
    this.addText(this.html.slice(start, end));
  }

  ontextentity(codepoint: number): void {
    this.addText(String.fromCodePoint(codepoint));
  }

  oncdata(start: number, end: number, offset: number): void {
    this.addText(this.html.slice(start, end - offset));
  }

  oncomment(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}
  onend(): void {}

  private get top(): PageElement {
    const top = this.stack.at(-1) ?? this.elements[0];
    if (top === undefined) throw new RangeError('The root is open from the start');
    return top;
  }

  private push(element: PageElement): void {
    this.stack.push(element);
    this.elements.push(element);
  }

  private open(isVoid: boolean): void {
    const closed = closedByOpening(this.tag);
    while (closed?.has(this.top.tag)) this.stack.pop();
    if (this.elements.length >= maxElements || this.stack.length >= maxDepth) {
      if (!isVoid) this.overflow += 1;
      return;
    }
    const parent = this.top;
    const { tag, attributes } = this;
    const element: PageElement = { tag, attributes, parent, children: [], index: this.elements.length };
    parent.children.push(element);
    this.push(element);
    if (isVoid) this.stack.pop();
  }

  private close(tag: string): void {
    if (voidTags.has(tag)) return;
    if (this.overflow > 0) {
      this.overflow -= 1;
      return;
    }
    const at = this.openIndex(tag);
    if (at > 0) this.stack.length = at;
  }

  /** Place on the stack of the element that this closing tag ends, 0 for none. A closing inline tag never ends a block. */
  private openIndex(tag: string): number {
    const isBlock = blockTags.has(tag);
    for (let at = this.stack.length - 1; at > 0; at -= 1) {
      const open = this.stack[at]?.tag ?? '';
      if (open === tag) return at;
      if (!isBlock && blockTags.has(open)) return 0;
    }
    return 0;
  }

  private startSkipping(): void {
    this.skipped = this.tag;
    this.skippedDepth = 1;
    const type = this.attributes.type?.toLowerCase() ?? '';
    this.script = this.tag === 'script' ? { type, text: '' } : null;
  }

  private closeSkipped(tag: string): void {
    if (tag !== this.skipped) return;
    this.skippedDepth -= 1;
    if (this.skippedDepth > 0) return;
    this.skipped = '';
    if (this.script !== null) this.scripts.push(this.script);
    this.script = null;
  }

  private addText(text: string): void {
    if (this.script !== null) this.script.text += text;
    if (this.skipped !== '') return;
    const { children } = this.top;
    const last = children.length - 1;
    const before = children[last];
    if (typeof before === 'string') children[last] = before + text;
    else children.push(text);
  }
}
