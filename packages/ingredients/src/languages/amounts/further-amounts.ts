import type { Lexicon } from '../lexicon.ts';
import { aboutLength, linkLength } from '../link-words.ts';
import { numberAt } from './numbers.ts';
import type { Token } from '../tokens.ts';

/** Amounts that may follow the first. */
const maxFurther = 3;

/** A number with its unit and nothing else, as sizes of packs are written; its end, or 0. */
export function measureEnd(lexicon: Lexicon, tokens: readonly Token[], at: number): number {
  const start = at + aboutLength(lexicon, tokens, at);
  const leading = lexicon.lists.leadingUnits(tokens, start)?.length ?? 0;
  const number = numberAt(lexicon, tokens, start + leading);
  if (number === undefined) return 0;
  const end = start + leading + number.length;
  if (leading > 0) return end;
  const unit = lexicon.units(tokens, end);
  return unit === undefined ? 0 : end + unit.length;
}

/** The end of `x 400 g`; 0 if there is none. */
export function packEnd(lexicon: Lexicon, tokens: readonly Token[], at: number): number {
  return tokens[at]?.kind === 'times' ? measureEnd(lexicon, tokens, at + 1) : 0;
}

/** The end of the amounts that follow the first: `1 kg 200 g`, `2 EL plus 1 TL`, `2 boîtes de 400 g`. */
export function furtherEnd(lexicon: Lexicon, tokens: readonly Token[], at: number): number {
  let end = at;
  for (let count = 0; count < maxFurther; count += 1) {
    const next = measureEnd(lexicon, tokens, end + furtherLink(lexicon, tokens, end));
    if (next === 0) break;
    end = next;
  }
  if (end > at || tokens[at]?.kind !== 'number') return end;
  const isRest = at + 1 === tokens.length || linkLength(lexicon, tokens, at + 1) > 0;
  return isRest ? at + 1 : at;
}

function furtherLink({ lists }: Lexicon, tokens: readonly Token[], at: number): number {
  const { kind } = tokens[at] ?? {};
  if (kind === 'slash' || kind === 'plus' || kind === 'dash') return 1;
  const found = lists.plus(tokens, at) ?? lists.or(tokens, at) ?? lists.perPack(tokens, at);
  return found?.length ?? 0;
}
