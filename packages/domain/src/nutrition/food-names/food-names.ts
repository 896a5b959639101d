import { pieceNamed } from '../../measures/food-weights/index.ts';
import { modifiers } from './modifiers.ts';
import { comparableWords } from './comparable-words.ts';

/** The food that a text names. */
export interface NamedFood {
  readonly key: string;
  /** What the text counts of it: `clove` of `garlic cloves`; empty where it counts the food itself. */
  readonly piece: string;
}

/** Finds a food by a name as recipes write it; null for a name that is not known. */
export type FindFood = (text: string) => NamedFood | null;

/** More words than the name of a food has; they bound the search. */
const maxNameLength = 12;
const maxTextLength = 200;
/** Where the name of a food ends and something else is said of it. */
const end =
  /\s(?:plus|for|to|such|with|without|or|and|as|if|at|from|in|cut|divided|optional|about|preferably|see|like|until|melted)\s|[;:*]| - |–|\s\+\s|\//iu;
const innerBrackets = /\([^()]*\)/gu;
const brackets = /\([^()]*\)|\([^()]*$/gu;
/** `button or cremini mushrooms` */
const choice = /\sor\s|\s?\/\s?/iu;
/** What a label says of the fat in meat (`80/20`), and of salt or sugar that is not there. */
const claims =
  /\b\d\d\s?\/\s?\d{1,2}\b|\bno[\s-](?:salt|sugar)[\s-]added\b|\b(?:reduced|low|less)[\s-](?:salt|sugar|sodium|fat)\b|\b(?:sugar|gluten|fat|dairy)[\s-]free\b/giu;
const minHead = 2;
const dried = 'dried';
/** The counted pieces of a food. */
const pieces: ReadonlySet<string> = new Set(
  'clove head bulb stalk rib stick slice strip rasher leaf sprig bunch ear spear wedge fillet knob half'.split(
    ' ',
  ),
);
/** Parts of plants that are no pieces to count. */
const parts: ReadonlySet<string> = new Set('leaf sprig fillet floret stem frond piece chunk'.split(' '));

/**
 * A search by exact names, each in the singular or plural: first all words of the text, then without those that only
 * tell how a food is cut, packed or grown (`large`, `fresh`, `finely chopped`), at last the two words and more that it
 * ends with. A name is never guessed from letters that are alike, nor from its last word: apple butter is no butter.
 */
export function createFoodSearch(names: Iterable<readonly [name: string, key: string]>): FindFood {
  const keys = new Map<string, string>();
  for (const [name, key] of names) {
    const words = comparableWords(name).join(' ');
    if (words !== '' && !keys.has(words)) keys.set(words, key);
  }
  return (text) => {
    const bare = text.slice(0, maxTextLength).replace(innerBrackets, ' ').replace(brackets, ' ');
    const short = bare.replace(claims, ' ');
    const whole = (short.split(end, 1)[0] ?? '').trim();
    for (const all of [bare, short]) {
      const exact = findFood(comparableWords(all).slice(0, maxNameLength), keys);
      if (exact !== null) return exact;
    }
    for (const part of [whole.replaceAll(',', ' '), ...whole.split(','), ...short.split(choice)]) {
      const words = comparableWords(part).slice(0, maxNameLength);
      const found = findFood(words, keys) ?? findHead(words, keys);
      if (found !== null) return found;
    }
    return null;
  };
}

/** Whether a text only tells how a food is cut, packed or sold: `boneless`, of `boneless, skinless chicken`. */
export function namesNoFood(text: string): boolean {
  return comparableWords(text).every((word) => modifiers.has(word));
}

function findFood(words: readonly string[], keys: ReadonlyMap<string, string>): NamedFood | null {
  const bare = words.filter((word) => !modifiers.has(word));
  const key = nameWithin(words, keys) ?? keys.get(bare.join(' ')) ?? driedName(bare, keys);
  if (key !== undefined) return { key, piece: '' };
  const last = bare.at(-1) ?? '';
  const plant = bare.length > 1 && parts.has(last) ? keys.get(bare.slice(0, -1).join(' ')) : undefined;
  return plant === undefined ? counted(bare, keys) : { key: plant, piece: '' };
}

/** `oregano, dried` is dried oregano. */
function driedName(words: readonly string[], keys: ReadonlyMap<string, string>): string | undefined {
  const others = words.filter((word) => word !== dried);
  return others.length < words.length ? keys.get([dried, ...others].join(' ')) : undefined;
}

/** The name of two words and more that a longer one ends with: any soy sauce is soy sauce, whatever the brand. */
function findHead(words: readonly string[], keys: ReadonlyMap<string, string>): NamedFood | null {
  const bare = words.filter((word) => !modifiers.has(word));
  for (let start = 1; start <= bare.length - minHead; start += 1) {
    const key = keys.get(bare.slice(start).join(' '));
    if (key !== undefined) return { key, piece: '' };
  }
  return null;
}

/** The longest run of words that is a name, where all words around it only say how the food is cut or sold. */
function nameWithin(words: readonly string[], keys: ReadonlyMap<string, string>): string | undefined {
  const firstOther = words.findIndex((word) => !modifiers.has(word));
  const lastOther = words.findLastIndex((word) => !modifiers.has(word));
  const [latestStart, earliestEnd] = firstOther < 0 ? [words.length - 1, 1] : [firstOther, lastOther + 1];
  for (let length = words.length; length > 0; length -= 1) {
    for (let start = 0; start <= Math.min(latestStart, words.length - length); start += 1) {
      const end = start + length;
      const key = end < earliestEnd ? undefined : keys.get(words.slice(start, end).join(' '));
      if (key !== undefined) return key;
    }
  }
  return undefined;
}

/** `garlic cloves`, `cloves of garlic`: a food and what is counted of it. */
function counted(bare: readonly string[], keys: ReadonlyMap<string, string>): NamedFood | null {
  const [first = '', second = ''] = bare;
  const last = bare.at(-1) ?? '';
  const behind = bare.length > 1 ? keys.get(bare.slice(0, -1).join(' ')) : undefined;
  if (behind !== undefined && pieces.has(last)) return { key: behind, piece: pieceNamed(last) };
  const link = second === 'of' ? 2 : 1;
  const inFront = bare.length > link ? keys.get(bare.slice(link).join(' ')) : undefined;
  return inFront !== undefined && pieces.has(first) ? { key: inFront, piece: pieceNamed(first) } : null;
}
