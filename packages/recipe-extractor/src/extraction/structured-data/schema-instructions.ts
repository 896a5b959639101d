/** Sections and steps out of schema.org `recipeInstructions`. */
import { inlineText, isRecord } from '../../cleaning/index.ts';
import { htmlLines } from '../page/html-lines.ts';
import type { InstructionSection, InstructionStep } from '../types.ts';
import { toList, nodeTypes, type SchemaNode } from './schema-node.ts';
import { readImages, type Resolve } from './schema-values.ts';

/** Sections may nest; deeper ones are read as steps of the third. */
const maxDepth = 6;
/** More pictures of one step are the sizes of the same. */
const maxStepPictures = 1;

/** Sections of a text, a list of texts, HowToSteps, HowToSections or ItemLists; neighbouring steps without heading share a section. */
export function readInstructions(value: unknown, resolve: Resolve): InstructionSection[] {
  const sections: InstructionSection[] = [];
  collect(value, { sections, resolve, depth: 0 });
  return sections.filter((section) => section.steps.length > 0);
}

interface Cursor {
  readonly sections: InstructionSection[];
  readonly resolve: Resolve;
  readonly depth: number;
}

function collect(value: unknown, cursor: Cursor): void {
  if (cursor.depth > maxDepth) return;
  const items = toList(value);
  for (const item of items) {
    const node = cursor.resolve(item);
    if (Array.isArray(node)) collect(node, { ...cursor, depth: cursor.depth + 1 });
    else if (isRecord(node)) collectNode(node, cursor);
    else addSteps(cursor.sections, textSteps(node, items.length === 1));
  }
}

function collectNode(node: SchemaNode, cursor: Cursor): void {
  const parts = node['itemListElement'] ?? node['steps'] ?? node['step'];
  const isSection = nodeTypes(node).includes('howtosection');
  const hasText = inlineText(node['text']) !== '' || inlineText(node['description']) !== '';
  if (parts !== undefined && toList(parts).length > 0 && (isSection || !hasText)) {
    collectParts(node, parts, cursor);
    return;
  }
  const name = inlineText(node['name']);
  const own = node['text'] ?? node['description'] ?? node['item'] ?? name;
  if (isRecord(own) || Array.isArray(own)) {
    collect(own, { ...cursor, depth: cursor.depth + 1 });
    return;
  }
  const steps = textSteps(own, true);
  const [first] = steps;
  if (first !== undefined && !repeatsText(name, first.text)) first.name = name;
  const pictures = readImages(node['image'], cursor.resolve)
    .map(({ address }) => address)
    .filter((address) => /^https:\/\/[^\s()<>]+$/i.test(address))
    .slice(0, maxStepPictures);
  const last = steps.at(-1);
  if (last !== undefined && pictures.length > 0) last.pictures = pictures;
  addSteps(cursor.sections, steps);
}

function collectParts(node: SchemaNode, parts: unknown, cursor: Cursor): void {
  const heading = nodeTypes(node).includes('howtostep') ? '' : inlineText(node['name']);
  if (heading !== '') cursor.sections.push({ heading, steps: [] });
  collect(parts, { ...cursor, depth: cursor.depth + 1 });
  // Steps after a headed section do not belong to it.
  if (heading !== '') cursor.sections.push({ heading: null, steps: [] });
}

/** Whether a step's name only repeats its text, cut or whole, or just numbers the step. */
function repeatsText(name: string, text: string): boolean {
  const plain = name.replace(/(?<!\s)\s*(?:…|(?<!\.)\.{2,})$/, '');
  return !/\p{L}/u.test(plain) || text.startsWith(plain) || /^\D{0,12}\d+[.:)]?$/.test(plain);
}

function textSteps(value: unknown, mayHoldSeveral: boolean): InstructionStep[] {
  if (typeof value !== 'string' && typeof value !== 'number') return [];
  const lines = mayHoldSeveral ? htmlLines(String(value)) : [inlineText(value)];
  return lines.filter((text) => /[\p{L}\d]/u.test(text)).map((text) => ({ name: null, text }));
}

function addSteps(sections: InstructionSection[], steps: InstructionStep[]): void {
  if (steps.length === 0) return;
  const last = sections.at(-1);
  if (last === undefined) sections.push({ heading: null, steps });
  else last.steps.push(...steps);
}
