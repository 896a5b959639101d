/** Cuts a page's lines at the headings of recipe sections. */
import type { Block } from '../page/blocks.ts';
import { sectionHeading, type SectionHeading, type SectionKind } from './section-headings.ts';

/** A run of lines under one section heading. */
export interface PageSection {
  readonly kind: SectionKind;
  readonly isExact: boolean;
  readonly start: number;
  readonly blocks: readonly Block[];
}

/** No recipe has longer lists. */
export const maxSectionLines = 120;

/** Sections in document order; a heading within a section of its kind stays one of that section's lines. */
export function splitSections(blocks: readonly Block[]): PageSection[] {
  const sections: OpenSection[] = [];
  for (const [index, block] of blocks.entries()) {
    const named = canHead(block) ? sectionHeading(block.text) : null;
    const heading = named === null || isRemark(block, named) ? null : named;
    const last = sections.at(-1);
    if (heading === null || (last !== undefined && isPartOf(last, heading, block))) last?.blocks.push(block);
    else sections.push({ ...heading, start: index, level: block.level, blocks: [] });
  }
  return sections.map((section) => ({ ...section, blocks: cutAtHeading(section.blocks, section.level) }));
}

interface OpenSection extends PageSection {
  readonly level: number;
  readonly blocks: Block[];
}

/** "Ingredients for the icing" within "Ingredients", or "Preparation" right under "Method", goes on with the same section. */
function isPartOf(section: OpenSection, heading: SectionHeading, block: Block): boolean {
  if (section.kind !== heading.kind || section.kind === 'other') return false;
  if (section.blocks.length === 0) return true;
  // "How to make the soup" may be a text about it, "Method" below it begins the steps.
  if (heading.isExact && !section.isExact) return false;
  if (block.level > section.level) return true;
  return !heading.isExact && section.blocks.length < maxSectionLines;
}

/** `Tip: let the dough rest` is a remark about a step, not the heading of tips. */
function isRemark({ kind, text }: Block, heading: SectionHeading): boolean {
  return kind !== 'heading' && heading.kind === 'other' && !heading.isExact && /[:：](?=\s*\S)/.test(text);
}

/** A section heading is a heading element, bold, ends with a colon, or is exactly one of the known headings. */
function canHead(block: Block): boolean {
  if (block.kind === 'heading' || block.isBold || block.text.endsWith(':')) return block.text.length < 80;
  return block.kind !== 'item' && sectionHeading(block.text)?.isExact === true;
}

/** A section ends at the next heading of its own rank or above. */
function cutAtHeading(blocks: readonly Block[], level: number): readonly Block[] {
  if (level === 0) return blocks.slice(0, maxSectionLines);
  const end = blocks.findIndex(
    (block) => block.kind === 'heading' && block.level <= level && !isGroupHeading(block),
  );
  return blocks.slice(0, end < 0 ? maxSectionLines : Math.min(end, maxSectionLines));
}

/** "For the sauce" is often set in headings as large as "Ingredients". */
function isGroupHeading(block: Block): boolean {
  return /^(?:for|to|für|pour|para|per|voor|till|til|na|do)\s/i.test(block.text) || block.text.endsWith(':');
}
