/** Lines that are no ingredient and no step: the name, the picture, facts. */
import { nextFilled } from './blocks.ts';
import { storeByline, storeFactLine } from './fact-lines.ts';
import { storeFact, isDuration, writeYield } from './facts.ts';
import type { TextRecipe } from './text-recipe.ts';
import { type TextHeading } from './headings.ts';
import { withoutMarks, solePicture } from './markdown-marks.ts';
import { storeNutrients } from './nutrient-lines.ts';
import type { Token } from './read-tokens.ts';
import { withoutReplyMarks } from './mail-lines.ts';
import { isProse } from './line-kinds.ts';
import { kindsOfLabel, leadingWords, type LabelKind } from './words/index.ts';
import { readYield } from './yields.ts';
import { type ReaderState, readPlace } from './reader-state.ts';

/** A value that may stand below its label without a sign that it does. */
function isLooseValue(kind: LabelKind, value: string): boolean {
  if (!['author', 'categories', 'tags', 'extras'].includes(kind)) return false;
  return value.length <= 60 && !isProse(value) && !/^\d/.test(value) && kindsOfLabel(value).length === 0;
}

/** Signs that frame a line: `*** FISH PIE ***`. */
const frame = /^[=*~#_-]{2,}\s*|(?<![\s=*~#_-])\s*[=*~#_-]{2,}$/g;

/** Reads the name of the recipe; the place of the next line. */
export function readName(state: ReaderState, token: Token, at: number): number {
  const { line } = token;
  const name = withoutMarks(line.replace(/^#{1,6}\s+/u, '').replace(/(?<!\s)\s+#+$/u, ''))
    .replace(frame, '')
    .replace(/(?<!\s)\s*[:：]$|(?<=\p{L})\.$/u, '');
  const [, label = '', value = ''] = /^([^:：]{1,30}?)\s?[:：]\s*(\S.*)$/u.exec(name) ?? [];
  storeCountInName(state.recipe, name);
  state.recipe.name = kindsOfLabel(label).includes('title') ? value : withoutReplyMarks(name);
  return state.tokens[at + 1]?.kind === 'rule' ? at + 2 : at + 1;
}

/** How much a recipe makes, behind its name: `(4 Portionen)`, `(pour 24 pièces)`, `para 6 personas`. */
function storeCountInName(recipe: TextRecipe, name: string): void {
  const aside = /[(（]([^()（）]{1,40})[)）]$/u.exec(name)?.[1];
  const tail = aside ?? /\s(\S{1,12}\s\d{1,3}(?:\s?[-–]\s?\d{1,3})?\s\p{L}{3,20})$/u.exec(name)?.[1] ?? '';
  const lead =
    leadingWords('servings', tail) ?? leadingWords('yield', tail) ?? leadingWords('forPeople', tail);
  const found = readYield(lead === null ? tail : lead.rest);
  if (found === null) return;
  const isSaid = found.isCertain || (aside !== undefined && lead !== null && found.quantity !== 1);
  if (isSaid && (aside !== undefined || lead !== null)) writeYield(recipe, found);
}

/** Takes the picture of a line as the recipe's, unless it shows a step. */
export function readPicture(state: ReaderState, { line, body }: Token): boolean {
  const picture = solePicture(line) ?? solePicture(body);
  if (
    picture === null ||
    state.recipe.picture !== null ||
    state.section === 'steps' ||
    state.section === 'notes'
  )
    return false;
  state.recipe.picture = picture;
  return true;
}

export function readFact(state: ReaderState, token: Token, at: number): boolean {
  if (state.section === 'nutrition' && storeNutrients(state.recipe, withoutMarks(token.body))) {
    state.title = '';
    return true;
  }
  if (state.section !== 'head' && storePortion(state, token.line)) return true;
  if (token.number !== null && state.section !== 'head') return false;
  if (storeFactLine(state.recipe, token, readPlace(state))) return true;
  const isBelowName =
    state.section === 'head' &&
    state.outline.nameAt >= 0 &&
    at - state.outline.nameAt <= 4 &&
    token.kind === 'line';
  const isLast =
    at === state.outline.end && state.isAfterBlank && token.kind === 'line' && token.line.length <= 120;
  return (isBelowName || isLast) && storeByline(state.recipe, token.line);
}

/** The nutrients of a portion in one line: `Per serving: 520 kcal, 28 g fat`. What is not understood is a note. */
function storePortion(state: ReaderState, line: string): boolean {
  if (line.length > 200 || !/\d\s?(?:k?cal|kj|ккал|千卡|大卡)/iu.test(line)) return false;
  const lead = leadingWords('nutrition', line);
  if (lead === null) return false;
  const rest = lead.rest.replace(/^[\s:：,–-]+/u, '');
  if (!storeNutrients(state.recipe, rest)) state.recipe.notes.push({ title: '', text: line });
  return true;
}

/** A label whose value stands in the line below: `Prep time`, `10 min`; or a list of tags below their heading. */
export function readFactBelow(state: ReaderState, heading: TextHeading, at: number): number | null {
  if (heading.section === 'ingredients' || heading.section === 'nutrition') return null;
  return readValueBelow(state, heading.words, at, heading.level <= 7);
}

export function readLooseBelow(state: ReaderState, { kind, line }: Token, at: number): number | null {
  return kind === 'line' && state.section === 'head' ? readValueBelow(state, line, at, false) : null;
}

function readValueBelow(state: ReaderState, label: string, at: number, isMarked: boolean): number | null {
  const kinds = kindsOfLabel(label).filter(
    (kind) =>
      kind !== 'title' &&
      (isMarked || state.section === 'head') &&
      (kind !== 'extras' || state.section === 'head'),
  );
  if (kinds.length === 0) return null;
  const first = nextFilled(state.tokens, at + 1);
  let end = first;
  while (
    end < state.tokens.length &&
    end - first < 40 &&
    state.tokens[end]?.kind !== 'blank' &&
    !(end > first && headingMark(state, end))
  )
    end += 1;
  const lines = state.tokens.slice(first, end).map(({ body }) => body);
  const isList = kinds.some(
    (kind) => kind === 'tags' || kind === 'categories' || kind === 'source' || kind === 'description',
  );
  const value =
    isList && isMarked ? lines.join(kinds.includes('description') ? '\n' : ', ') : (lines[0] ?? '');
  if (value === '' || headingMark(state, first)) return null;
  const typed = isMarked
    ? kinds
    : kinds.filter((kind) =>
        kind.endsWith('Time')
          ? isDuration(value)
          : kind === 'servings' || kind === 'yield'
            ? readYield(value) !== null
            : isLooseValue(kind, value),
      );
  if (typed.length === 0 || !storeFact(state.recipe, label, value, typed)) return null;
  return isList && isMarked ? end : first + 1;
}

function headingMark(state: ReaderState, at: number): boolean {
  const token = state.tokens[at];
  return token !== undefined && /^(?:#{1,6}\s|\*\*[^*]+\*\*:?$)/u.test(token.line);
}
