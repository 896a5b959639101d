import { findUnit } from '@hearth/domain/measures/units';
import type { Label } from './labels.ts';
import { isAddedFraction } from './tokens/number-phrases.ts';
import type { Token } from './tokens/tokens.ts';

const joints = new Set(['or', 'plus']);

/**
 * Labels of a line whose food has been named, and that then offers another amount with a unit: `½ tsp table salt or
 * 1 tsp kosher salt`. What follows is a remark, as it is in the labelled lines, rather than more of the first food.
 */
export function withoutAlternative(tokens: readonly Token[], labels: readonly Label[]): readonly Label[] {
  const name = labels.indexOf('NAME');
  const joint = tokens.findIndex((token, at) => {
    const [number, unit] = [tokens[at + 1], tokens[at + 2]];
    const isAmount = number?.kind === 'number' || number?.kind === 'range';
    return at > name && joints.has(token.word) && isAmount && findUnit(unit?.text ?? '') !== undefined;
  });
  if (name < 0 || joint < 0 || !labels.includes('NAME', joint)) return labels;
  const isPart = (label: Label) => label === 'NAME' || label === 'QTY' || label === 'UNIT';
  return labels.map((label, at) => (at >= joint && isPart(label) ? 'COMMENT' : label));
}

/** Labels in which a fraction that is added after a measure is part of the amount: `a pound and a half of beef`. */
export function withAddedFraction(tokens: readonly Token[], labels: readonly Label[]): readonly Label[] {
  const isAdded = ({ kind, text }: Token, at: number) =>
    kind === 'number' && isAddedFraction(text) && labels[at - 1] === 'UNIT';
  const added = tokens.findIndex(isAdded);
  return added < 0 ? labels : labels.map((label, at) => (at === added ? 'QTY' : label));
}
