/** Groups of known ingredient lines in the data of a page's program, for pages that show their list only with it. */
import { isRecord } from '../../cleaning/index.ts';
import { lineWords } from '../ingredient-groups/line-index.ts';
import type { Page } from '../page/element.ts';
import type { IngredientGroup } from '../types.ts';
import { readAppState } from './app-state.ts';
import { buildGraph, type SchemaNode } from './schema-node.ts';
import { firstText, keyLetters, keyWords } from './shaped-line.ts';

/** A key of groups or of their names; data without such a key is not read. */
const mentionsGroups =
  /ingredient_?(?:group|section|list)s?|(?:group|section|header|heading)_?(?:name|title|label|heading)|subhead|"heading\\?":/i;
const headingKeys = keyWords(
  'groupname grouptitle grouplabel sectionname sectiontitle sectionlabel headername headertitle subhead subheading heading header group section',
);
/** Names of a group with a list of its own, and of an item that stands among the lines. */
const titleKeys = [...headingKeys, ...keyWords('name title label purpose')];
const lineKeys = keyWords(
  'ingredientname ingredient name food product item text title label display original',
);
const listKeys = /ingred|items|lines|list|elements|children/;
/** Share of the lines that the data must have. */
const minShare = 0.8;
/** Lines that the data may lack between two of its own. */
const maxGap = 3;
const maxLines = 300;
const maxHeadingLength = 90;
const maxDepth = 4;
/** Lists that are looked at. */
const maxLists = 400;

/** The lines under the headings that the data has for them; null where it has none, or not these lines. */
export function groupsOfState(page: Page, lines: readonly string[]): IngredientGroup[] | null {
  if (lines.length < 2 || lines.length > maxLines) return null;
  const texts = [
    ...page.scripts.filter(({ type }) => !/ld\+?json/.test(type)).map(({ text }) => text),
    ...page.dataAttributes,
  ];
  if (!texts.some((text) => mentionsGroups.test(text))) return null;
  const lists = buildGraph(readAppState(page)).nodes.flatMap(collectLists).slice(0, maxLists);
  const words = lines.map((line) => new Set(lineWords(line)));
  for (const list of lists) {
    const groups = new GroupReader(lines, words).read(list);
    if (groups !== null) return groups;
  }
  return null;
}

/** Lists of a node that may be ingredients. */
function collectLists(node: SchemaNode): unknown[][] {
  return Object.entries(node).flatMap(([key, value]) =>
    Array.isArray(value) &&
    value.some((item) => isRecord(item) && (listKeys.test(keyLetters(key)) || holdsList(item)))
      ? [value]
      : [],
  );
}

function holdsList(item: SchemaNode): boolean {
  return Object.entries(item).some(
    ([key, value]) => Array.isArray(value) && keyLetters(key).includes('ingred'),
  );
}

class GroupReader {
  private readonly groups: IngredientGroup[] = [];
  private readonly lines: readonly string[];
  private readonly words: readonly ReadonlySet<string>[];
  /** Place of the next line, and how many were found. */
  private next = 0;
  private found = 0;

  constructor(lines: readonly string[], words: readonly ReadonlySet<string>[]) {
    this.lines = lines;
    this.words = words;
  }

  read(list: readonly unknown[]): IngredientGroup[] | null {
    this.readList(list, 0);
    this.take(this.lines.length);
    const filled = this.groups.filter((group) => group.lines.length > 0);
    const isSame = this.found >= this.lines.length * minShare;
    return isSame && filled.some((group) => group.heading !== null) ? filled : null;
  }

  private readList(list: readonly unknown[], depth: number): void {
    for (const item of list.slice(0, maxLines)) {
      if (typeof item === 'string') this.readLine(item);
      else if (isRecord(item)) this.readItem(item, depth);
    }
  }

  private readItem(item: SchemaNode, depth: number): void {
    const inner = depth < maxDepth ? collectLists(item)[0] : undefined;
    if (inner !== undefined) {
      this.open(firstText(item, titleKeys, []) || null);
      this.readList(inner, depth + 1);
      return;
    }
    const heading = firstText(item, headingKeys, []);
    if (heading !== '') this.open(heading);
    if (!this.readLine(firstText(item, lineKeys)) && heading === '')
      this.open(firstText(item, titleKeys, []) || null, true);
  }

  /** The next line that has all words of the text. */
  private readLine(text: string): boolean {
    const words = lineWords(text);
    if (words.length === 0) return false;
    for (let at = this.next; at < this.lines.length && at <= this.next + maxGap; at += 1) {
      if (!words.every((word) => this.words[at]?.has(word) === true)) continue;
      this.take(at + 1);
      this.found += 1;
      return true;
    }
    return false;
  }

  /** Adds the lines up to a place to the last group. */
  private take(end: number): void {
    if (this.groups.length === 0) this.groups.push({ heading: null, lines: [] });
    this.groups.at(-1)?.lines.push(...this.lines.slice(this.next, end));
    this.next = end;
  }

  /** Begins a group, unless it goes on. An item that only may be a heading needs letters and no amount. */
  private open(heading: string | null, isGuess = false): void {
    const name = heading?.replace(/(?<![\s:：])[\s:：]+$/, '') ?? null;
    if (this.groups.at(-1)?.heading === name || (isGuess && (name === null || /\d|^\P{L}*$/u.test(name))))
      return;
    if ((name?.length ?? 0) <= maxHeadingLength) this.groups.push({ heading: name, lines: [] });
  }
}
