import { foldText } from '@hearth/domain/search/spellings';
import { rankName } from './rank-name.ts';

/** A day by the name that the reader's language has for it. */
export interface NamedDay {
  readonly date: string;
  readonly name: string;
}

/** Words of the reader's language around what is asked for; an empty one is not used there. */
export interface RequestWords {
  readonly verb: string;
  /** The word before the list or the day: `to`, `for`. */
  readonly link: string;
}

/** Something to put on a list. */
export interface AdditionRequest<List> {
  readonly item: string;
  /** The lists that are meant: all where none is named. */
  readonly lists: readonly List[];
  /** Whether the text can hardly mean anything else. */
  readonly isClear: boolean;
}

const splitWords = (text: string) => text.split(/\s+/).filter((word) => word !== '');

/** Reads `add 2 kg flour to weekly`: the item is `2 kg flour`, and the list is the one whose name fits. */
export function readAddition<List extends { readonly name: string | null }>(
  text: string,
  lists: readonly List[],
  words: RequestWords,
): AdditionRequest<List> {
  const { rest, isNamed } = withoutVerb(splitWords(text), words.verb);
  const linkAt = rest.findLastIndex((word, at) => at > 0 && isWord(word, words.link));
  const named = rest.slice(linkAt + 1).join(' ');
  const meant = linkAt < 1 || named === '' ? [] : lists.filter(({ name }) => fitsList(name ?? '', named));
  const item = (meant.length > 0 ? rest.slice(0, linkAt) : rest).join(' ');
  const isClear = isNamed || meant.length > 0 || /^\p{N}/u.test(item);
  return { item, lists: meant.length > 0 ? meant : lists, isClear };
}

function fitsList(name: string, text: string): boolean {
  const rank = rankName({ name }, text);
  return rank !== null && rank < 3;
}

/** A recipe to plan. */
export interface PlanRequest {
  /** The words that find the recipe. */
  readonly recipe: string;
  /** Null where no day is named. */
  readonly day: NamedDay | null;
  readonly isClear: boolean;
}

/** Reads `plan leek soup for friday`, `leek soup fri` and the like; the day is at the end or at the beginning. */
export function readPlanning(text: string, days: readonly NamedDay[], words: RequestWords): PlanRequest {
  const { rest, isNamed } = withoutVerb(splitWords(text), words.verb);
  for (const day of days) {
    const around = withoutDay(rest, day.name);
    if (around === null) continue;
    const trimmed = isWord(around.at(-1) ?? '', words.link) ? around.slice(0, -1) : around;
    if (trimmed.length > 0) return { recipe: trimmed.join(' '), day, isClear: true };
  }
  return { recipe: rest.join(' '), day: null, isClear: isNamed };
}

/** The shortest beginning of a weekday that is taken for it: `fri`. */
const minDayLength = 3;

/** The words without a day at one of their ends; null where it is at neither. */
function withoutDay(rest: readonly string[], name: string): readonly string[] | null {
  const { length } = splitWords(name);
  if (isDay(rest.slice(-length).join(' '), name)) return rest.slice(0, -length);
  return isDay(rest.slice(0, length).join(' '), name) ? rest.slice(length) : null;
}

function isDay(text: string, name: string): boolean {
  const [typed, folded] = [foldText(text), foldText(name)];
  return typed === folded || (typed.length >= minDayLength && folded.startsWith(typed));
}

/** In some languages the verb comes first, in some last. */
function withoutVerb(words: readonly string[], verb: string): { rest: readonly string[]; isNamed: boolean } {
  if (words.length < 2) return { rest: words, isNamed: false };
  if (isWord(words[0] ?? '', verb)) return { rest: words.slice(1), isNamed: true };
  if (isWord(words.at(-1) ?? '', verb)) return { rest: words.slice(0, -1), isNamed: true };
  return { rest: words, isNamed: false };
}

function isWord(word: string, wanted: string): boolean {
  return wanted !== '' && foldText(word) === foldText(wanted);
}
