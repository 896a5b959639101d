/** Notes of a recipe: what its card says besides ingredients and steps, such as how long it keeps. */
import { type Block, readBlocks, readPageBlocks } from '../page/blocks.ts';
import { headingTags } from '../page/element-kinds.ts';
import { childElements, classNames, findElements, type Page, type PageElement } from '../page/element.ts';
import { elementText } from '../page/page-text.ts';
import type { ExtractedRecipe, PageNote } from '../types.ts';
import { isNoteHeading, readRemark } from './note-headings.ts';
import { sectionHeading } from './section-headings.ts';
import { splitNotes } from './note-lines.ts';

/** How plug-ins of blog software, and sites themselves, call the element of the notes. */
const notesName =
  /^(?:(?:wprm|wpurp|kw|mpp|cooked|easy|single|the)-?recipe|tasty-recipes|mv-create|zlrecipe|zrdn|mpprecipe|cooked|ers|wpzoom-recipe-card|recipe-card|jetpack-recipe|simple-recipe-pro|recipe|rc|itr|card)-?(?:foot)?notes?(?:-(?:content|body|text|container|section|wrapper|list|div))?$/;
const mayBeNotes = /notes?/i;
/** Elements with a longer text are more than the notes. */
const maxLength = 12_000;
const minLength = 12;
const maxNotes = 30;
/** Lines after the recipe that are looked at. */
const maxLines = 120;

type Recipe = Pick<ExtractedRecipe, 'ingredients' | 'instructions' | 'description'>;

/** The notes of the card, else those under headings within and after the recipe; without what the recipe says already. */
export function readNotes(page: Page, recipe: Recipe): PageNote[] {
  const carded = notesOfCard(page);
  const found = carded.length > 0 ? carded : notesUnderHeadings(readPageBlocks(page), recipe);
  const told = new Set([...recipe.instructions, ...recipe.ingredients, recipe.description ?? ''].map(toKey));
  const seen = new Set<string>();
  return found
    .filter(({ text }) => {
      const key = toKey(text);
      const isNew = key.length >= minLength && text.length <= maxLength && !told.has(key) && !seen.has(key);
      seen.add(key);
      return isNew;
    })
    .slice(0, maxNotes);
}

function toKey(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

function notesOfCard(page: Page): PageNote[] {
  return findElements(page.root, isNotes).flatMap((element) =>
    splitNotes(readBlocks(element), headingBefore(element)),
  );
}

function isNotes(element: PageElement): boolean {
  const { class: names = '', id = '' } = element.attributes;
  if (!mayBeNotes.test(names) && !mayBeNotes.test(id)) return false;
  return [...classNames(element), id].some((name) => notesName.test(plainName(name)));
}

/** `recipeNotes`, `recipe__notes` and `ERSNotes` are one way of naming. */
function plainName(name: string): string {
  return name
    .replace(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase()
    .replace(/[_-]+/g, '-');
}

/** The heading right before an element, empty where there is none. */
function headingBefore(element: PageElement): string {
  const siblings = element.parent === null ? [] : childElements(element.parent);
  const before = siblings[siblings.indexOf(element) - 1];
  if (before === undefined) return '';
  const text = elementText(before);
  return headingTags.has(before.tag) || isNoteHeading(text) ? text : '';
}

/** Notes under headings, from the first ingredient on up to what is not about the recipe any more. */
function notesUnderHeadings(blocks: readonly Block[], { ingredients, instructions }: Recipe): PageNote[] {
  const from = lastPlace(blocks, ingredients[0] ?? instructions[0] ?? '');
  const steps = new Set(instructions.map(toKey));
  const notes: PageNote[] = [];
  let open: { title: string; blocks: Block[] } | null = null;
  const close = (): void => {
    if (open !== null) notes.push(...splitNotes(open.blocks, open.title));
    open = null;
  };
  const lines =
    from < 0 ? [] : blocks.slice(from, from + ingredients.length + instructions.length + maxLines);
  const last = lines.findLastIndex((block) => steps.has(toKey(block.text)));
  for (const [at, block] of lines.entries()) {
    const remark = at > last && block.kind !== 'item' ? readRemark(block.text) : null;
    if (isHeading(block)) {
      close();
      if (isNoteHeading(block.text)) open = { title: block.text, blocks: [] };
      else if (at > last && block.kind === 'heading' && sectionHeading(block.text) === null) break;
    } else if (open !== null) {
      if (steps.has(toKey(block.text))) close();
      else open.blocks.push(block);
    } else if (remark !== null) notes.push(remark);
  }
  close();
  return notes.map(({ title, text }) => ({ title, text: text.trim() }));
}

/** A heading, or a line that is set as one and names a section. */
function isHeading({ kind, isBold, text }: Block): boolean {
  if (kind === 'heading') return true;
  const isSet = isBold || /[:：]$/u.test(text);
  return kind !== 'item' && (sectionHeading(text)?.isExact === true || (isSet && isNoteHeading(text)));
}

function lastPlace(blocks: readonly Block[], line: string): number {
  const key = toKey(line);
  return key === '' ? -1 : blocks.findLastIndex((block) => toKey(block.text) === key);
}
