/** What the network needs to know of a token. */
export interface NetworkToken {
  /** As it is written. */
  readonly text: string;
  /** Lower case, the plural of a unit as its singular. */
  readonly word: string;
}

/** A token as the network reads it. */
export interface TokenInput {
  readonly word: string;
  /** Its characters, of a long token those at its start and at its end. */
  readonly characters: readonly string[];
  /** The kinds of its characters, runs as one: `Xx`, `x-x`, `d%`. */
  readonly shape: string;
  /** Whether it stands in brackets, and how many commas are before it, as one number below `places`. */
  readonly place: number;
}

/** How many characters of a token are read. */
export const maxCharacters = 16;
/** How many places there are: outside and inside brackets, after none to three commas. */
export const places = 8;

const maxShapeLength = 6;
const maxCommas = 3;

/** The inputs of the tokens of a line, in their order. */
export function tokenInputs(tokens: readonly NetworkToken[]): TokenInput[] {
  let isInBrackets = false;
  let commas = 0;
  return tokens.map(({ text, word }) => {
    if (word === '(' || word === '[') isInBrackets = true;
    const place = (isInBrackets ? maxCommas + 1 : 0) + Math.min(commas, maxCommas);
    if (word === ')' || word === ']') isInBrackets = false;
    if (!isInBrackets && (word === ',' || word === ';')) commas += 1;
    return { word, characters: pickCharacters(text), shape: describeShape(text), place };
  });
}

function pickCharacters(text: string): string[] {
  const all = Array.from(text);
  if (all.length <= maxCharacters) return all;
  return [...all.slice(0, maxCharacters / 2), ...all.slice(-maxCharacters / 2)];
}

function describeShape(text: string): string {
  const kinds = text
    .replace(/[A-Z]+/g, 'X')
    .replace(/[a-z]+/g, 'x')
    .replace(/\d+/g, 'd');
  return Array.from(kinds).slice(0, maxShapeLength).join('');
}
