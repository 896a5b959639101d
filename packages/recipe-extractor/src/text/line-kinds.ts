/** Which part of a recipe a line of plain text looks like. */
import { leadingAmount } from '@hearth/ingredients/parser';
import { sectionHeading, type SectionKind } from '../extraction/index.ts';

const bullet = /^[-–—*•·▢□☐✓]\s+/u;
const stepNumber = /^(?:(?:step|schritt|الخطوة)\s+)?\p{Nd}{1,2}\s*(?:[.):]|-\s)\s*(?=\P{Nd}|$)/iu;
/** Amounts without a number: `a pinch of salt`, `etwas Pfeffer`, `رشة ملح`. */
const wordAmount =
  /^(?:an?|half|some|pinch|dash|handful|etwas|eine?n?|halbe[rsn]?|prise|handvoll|رشة|قليل|نصف|ربع|ملعقة|كوب|حبة)\s+\S/iu;

const maxIngredientLength = 100;
/** More words with a full stop after them make a sentence. */
const minSentenceWords = 5;
const maxHeadingLength = 60;

/** A line without the bullet in front of it. */
export function withoutBullet(line: string): string {
  return line.replace(bullet, '');
}

/** A line without the number of its step (`2.`, `Step 2:`). */
export function withoutNumber(line: string): string {
  return line.replace(stepNumber, '');
}

/** Whether a line begins with the number of a step. */
export function isNumbered(line: string): boolean {
  return stepNumber.test(line);
}

/** Whether a line begins with an amount or a bullet, and is not a sentence. */
export function looksLikeIngredient(line: string): boolean {
  if (line.length > maxIngredientLength || isNumbered(line) || isSentence(line)) return false;
  return bullet.test(line) || leadingAmount(line) !== null || wordAmount.test(line);
}

/** Whether a line tells what to do: numbered, long, or a whole sentence. */
export function looksLikeStep(line: string): boolean {
  return isNumbered(line) || line.length > maxIngredientLength || isSentence(line);
}

function isSentence(line: string): boolean {
  return /[.!?؟]$/u.test(line) && line.split(/\s+/u).length >= minSentenceWords;
}

/** A heading, and the text that follows it in its line (`Method: stir and bake.`). */
export interface TextHeading {
  readonly kind: SectionKind | 'group';
  /** Empty if the heading says only which section begins. */
  readonly title: string;
  readonly rest: string;
}

/** The section or group that a line begins; null if it is not a heading. */
export function readHeading(line: string): TextHeading | null {
  const text = line.replace(/^#{1,6}\s+/u, '').replace(/^(\*\*|__)(.{1,80})\1$/u, '$2');
  const [, head = text, rest = ''] = /^([^:]{2,60}):\s+(\S.*)$/u.exec(text) ?? [];
  const section = sectionHeading(head);
  const isMarked = text !== line || text.endsWith(':');
  if (section?.isExact === true) {
    const title = section.kind === 'other' ? head.replace(/:$/u, '') : '';
    return { kind: section.kind, title, rest };
  }
  if (rest !== '' || text.length > maxHeadingLength) return null;
  const isSection = section !== null && (isMarked || section.kind === 'ingredients');
  if (isSection && !isSentence(text)) return { kind: section.kind, title: text.replace(/:$/u, ''), rest };
  return isMarked ? { kind: 'group', title: text.replace(/:$/u, ''), rest } : null;
}
