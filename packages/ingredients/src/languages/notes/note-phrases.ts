import { measureEnd } from '../amounts/further-amounts.ts';
import { aboutLength } from '../link-words.ts';
import type { Lexicon } from '../lexicon.ts';
import { hasContent } from '../marks.ts';
import { numberAt } from '../amounts/numbers.ts';
import type { Token } from '../tokens.ts';
import { unitOutsideFood } from '../amounts/units-at.ts';

/** Tokens within which the shape of pieces follows its preposition: `in sehr feine Würfel`. */
const maxWordsBeforeClosing = 4;

/** Whether a phrase begins that is a note wherever it stands: `nach Geschmack`, `zum Braten`, `in Ringen`, `à 400 g`. */
export function opensPhrase(lexicon: Lexicon, tokens: readonly Token[], at: number): boolean {
  const { lists, words } = lexicon;
  if (isPlus(tokens[at]) || opensWord(lexicon, tokens, at)) return true;
  const vague = lists.vague(tokens, at)?.length ?? 0;
  if (words.hasBlanks ? vague > 0 : vague > 1) return true;
  const purpose = lists.purposes(tokens, at)?.length ?? 0;
  if (purpose > 0 && tokens[at + purpose]?.kind === 'word') return true;
  return opensShape(lexicon, tokens, at) || opensAmount(lexicon, tokens, at);
}

/** A word that opens a note, but not before the number of a kind: `farina tipo 00`. */
function opensWord({ lists }: Lexicon, tokens: readonly Token[], at: number): boolean {
  if (lists.openers(tokens, at) === undefined) return false;
  return lists.numbered(tokens, at) === undefined || tokens[at + 1]?.kind !== 'number';
}

/** `+ etwas für die Form`; `&` only joins two foods. */
export function isPlus(token: Token | undefined): boolean {
  return token?.kind === 'plus' && token.key === '+';
}

/** `in feinen Ringen`; where cases say as much, the shape alone: `кубиками`. */
function opensShape({ lists, words }: Lexicon, tokens: readonly Token[], at: number): boolean {
  if (words.shapeOpeners.length === 0) return lists.shapes(tokens, at) !== undefined;
  const opener = lists.shapeOpeners(tokens, at)?.length ?? 0;
  if (opener === 0) return false;
  for (let next = at + opener; next < at + opener + maxWordsBeforeClosing; next += 1) {
    if (lists.shapes(tokens, next) !== undefined) return true;
  }
  return false;
}

/** `à 400 g`, `ca. 2 cm`, `oder 2 EL …`, `+ 1 TL`; an alternative may follow in the next line. */
function opensAmount(lexicon: Lexicon, tokens: readonly Token[], at: number): boolean {
  const { lists } = lexicon;
  const figure = at + aboutLength(lexicon, tokens, at);
  if (tokens[figure]?.kind === 'number' && measureEnd(lexicon, tokens, figure) > 0) return true;
  const pack = lists.perPack(tokens, at)?.length ?? 0;
  if (pack > 0 && measureEnd(lexicon, tokens, at + pack) > 0) return true;
  const or = lists.or(tokens, at)?.length ?? 0;
  if (or > 0 && at > 0 && at + or === tokens.length) return true;
  const other = or > 0 ? or : (lists.plus(tokens, at)?.length ?? 0);
  return other > 0 && isFurtherFood(lexicon, tokens, at + other);
}

/** The text after `or` and `plus`, if it has an amount of its own: `2 Schalotten`, `raspas de 1 limão`, `etwas Öl`. */
function isFurtherFood(lexicon: Lexicon, tokens: readonly Token[], at: number): boolean {
  const { lists, words } = lexicon;
  const start = at + aboutLength(lexicon, tokens, at);
  const vague = lists.vague(tokens, start)?.length ?? 0;
  if (words.hasBlanks && vague > 0 && tokens[start + vague]?.kind === 'word') return true;
  if (words.hasBlanks && isUnitWithFood(lexicon, tokens, start)) return true;
  const part = lists.parts(tokens, start)?.length ?? 0;
  const link = part > 0 ? (lists.links(tokens, start + part)?.length ?? 0) : 0;
  const amount = [start, start + part, start + part + link].find(
    (place) => numberAt(lexicon, tokens, place) !== undefined,
  );
  return amount !== undefined && tokens.slice(amount).some(hasContent);
}

/** `lub łyżeczka ekstraktu`: a unit without its number, and what is measured with it. */
function isUnitWithFood(lexicon: Lexicon, tokens: readonly Token[], at: number): boolean {
  const unit = unitOutsideFood(lexicon, tokens, at);
  if (unit === undefined) return false;
  const { lists, words } = lexicon;
  const end = at + unit.length;
  return words.linksUnits ? lists.links(tokens, end) !== undefined : tokens[end]?.kind === 'word';
}
