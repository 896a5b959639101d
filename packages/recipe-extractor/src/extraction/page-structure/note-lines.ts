/** Lines of an element of notes to notes: a heading among them begins a new one. */
import type { Block } from '../page/blocks.ts';
import type { PageNote } from '../types.ts';
import { isNoteHeading } from './note-headings.ts';

const maxTitleLength = 70;
const maxPlainTitle = 24;
/** Buttons of cards, and lines that only a plug-in says. */
const control =
  /^(?:print|save|edit|cancel|x|\[edit(?: ?\| ?edit source)?\]|\d{1,5} \p{L}{4,14}|.{0,40}\bprivate notes\b.{0,40})$/iu;

/** The notes of some lines; those above the first heading are titled `title`. */
export function splitNotes(blocks: readonly Block[], title: string): PageNote[] {
  const notes: { title: string; blocks: Block[] }[] = [{ title: tidyTitle(title), blocks: [] }];
  for (const [at, block] of blocks.entries()) {
    if (control.test(block.text)) continue;
    const next = blocks[at + 1];
    if (isTitle(block, next) || (at === 0 && isNoteTitle(block.text)))
      notes.push({ title: tidyTitle(block.text), blocks: [] });
    else notes.at(-1)?.blocks.push(block);
  }
  return notes
    .map((note) => ({ title: note.title, text: joinNoteLines(note.blocks) }))
    .filter(({ text }) => text !== '');
}

/** Items of lists are Markdown's, other lines paragraphs. */
function joinNoteLines(blocks: readonly Block[]): string {
  let text = '';
  let number = 0;
  for (const [at, block] of blocks.entries()) {
    const last = blocks[at - 1];
    const isItem = block.kind === 'item';
    number = isItem && last?.kind === 'item' ? number + 1 : 1;
    const mark = isItem ? (isNumbered(block) ? `${number}. ` : '- ') : '';
    const between = isItem && last?.kind === 'item' ? '\n' : '\n\n';
    text += `${text === '' ? '' : between}${mark}${block.text}`;
  }
  return text;
}

/** The heading of a box of notes, however it is set. */
function isNoteTitle(text: string): boolean {
  return text.length <= maxPlainTitle && isNoteHeading(text) && !/[.!?。]$/u.test(text);
}

/** Lines of ingredients refer to notes by their numbers. */
function isNumbered({ element }: Block): boolean {
  return element.tag === 'li' && element.parent?.tag === 'ol';
}

function isTitle({ kind, isBold, text }: Block, next: Block | undefined): boolean {
  if (text.length > maxTitleLength || next === undefined) return kind === 'heading';
  if (kind === 'heading') return true;
  if (kind === 'text' && /[:：]$/u.test(text) && isNoteHeading(text)) return true;
  return kind === 'text' && isBold && !next.isBold && !/[.!?。]$/u.test(text);
}

function tidyTitle(text: string): string {
  return text.replace(/\s?[:：]$/u, '').trim();
}
