import { type Amount, isInName, isLength, isMeasure, readLine } from '@hearth/domain/ingredients/lines';
import { findUnit } from '@hearth/domain/measures/units';
import type { LabelledLine } from '../model/index.ts';

type Label = LabelledLine['labels'][number];
type Tokens = LabelledLine['tokens'];

/** How sure a reading may be at most that the model and the amounts of the line did not agree on. */
const doubtful = 0.9;

/**
 * The labels of an English line in agreement with the amounts that stand in it: a number in a name is a part of the name,
 * the size of a pack and the same amount in another measure are remarks, and the unit after the amount is its unit.
 */
export function withAmounts(line: string, found: LabelledLine): LabelledLine {
  const { amounts } = readLine(line);
  const main = amounts.find(({ role }) => role === 'main');
  const labelled = main === undefined ? found : withOneNumber(line, found, main);
  const { tokens } = labelled;
  const labels = [...labelled.labels];
  for (const amount of amounts) if (!isLength(line, amount)) relabel(labels, line, { tokens, amount, main });
  if (main !== undefined) {
    relabelBrackets(labels, tokens, main);
    relabelFarUnit(labels, tokens, main);
    relabelOtherFood(labels, tokens, amounts, main);
    relabelChoice(labels, tokens, amounts, main);
  }
  relabelVague(labels, tokens);
  relabelUnitNoun(labels, tokens, main, amounts[0]);
  relabelLeadingOr(labels, tokens);
  relabelNameless(labels, tokens);
  const isChanged = labelled !== found || labels.some((label, at) => label !== labelled.labels[at]);
  return isChanged ? { ...labelled, labels, confidence: Math.min(found.confidence, doubtful) } : found;
}

/** The line with the amount as one token, where the model has cut it otherwise: `8 to10`, `x6`. */
function withOneNumber(
  line: string,
  labelled: LabelledLine,
  { start, numberEnd: end, numbers }: Amount,
): LabelledLine {
  const { tokens, labels, confidences } = labelled;
  const within = listWithin(tokens, start, end);
  const [first] = within;
  const text = line.slice(start, end);
  const last = tokens[within.at(-1) ?? 0];
  const isSame = (within.length === 1 && last?.text === text) || (last?.end ?? 0) > end;
  if (first === undefined || isSame || !/\d/.test(text) || !/^[\p{L}×]?\d/u.test(text)) return labelled;
  const number = { kind: numbers.length > 1 ? 'range' : 'number', text, start, end, word: text } as const;
  const put = <T>(all: readonly T[], one: T) => [
    ...all.slice(0, first),
    one,
    ...all.slice(first + within.length),
  ];
  return {
    ...labelled,
    tokens: put(tokens, number),
    labels: put(labels, 'QTY'),
    confidences: put(confidences, Math.min(doubtful, ...within.map((at) => confidences[at] ?? 1))),
  };
}

function listWithin(tokens: Tokens, start: number, end: number): number[] {
  return tokens.flatMap((token, at) => (token.start < end && token.end > start ? [at] : []));
}

function relabel(
  labels: Label[],
  line: string,
  {
    tokens,
    amount,
    main,
  }: { readonly tokens: Tokens; readonly amount: Amount; readonly main: Amount | undefined },
): void {
  const numbers = listWithin(tokens, amount.start, amount.numberEnd);
  const units =
    amount.unit === null || amount.unit.isFood ? [] : listWithin(tokens, amount.unit.start, amount.unit.end);
  if (amount === main) {
    const words = isMeasure(amount) ? units.filter((at) => /\p{L}/u.test(tokens[at]?.text ?? '')) : [];
    for (const at of numbers) labels[at] = 'QTY';
    for (const at of words) labels[at] = 'UNIT';
    return;
  }
  const isPart = /^\s?%/.test(line.slice(amount.numberEnd, amount.numberEnd + 2));
  if (amount.role === 'fixed')
    return isPart || isInName(line, amount) ? relabelName(labels, numbers) : undefined;
  if (main === undefined && amount.role === 'further') return;
  for (const at of [...numbers, ...(isMeasure(amount) ? units : [])])
    if (labels[at] === 'QTY' || labels[at] === 'UNIT') labels[at] = 'COMMENT';
}

/** A number that is no amount is of the name after it, or a remark. */
function relabelName(labels: Label[], numbers: readonly number[]): void {
  for (const at of numbers) {
    if (labels[at] !== 'QTY') continue;
    const next = (numbers.at(-1) ?? at) + 1;
    if (labels[next] === 'UNIT') labels[next] = 'NAME';
    labels[at] = labels[next] === 'NAME' || labels[at - 1] === 'NAME' ? 'NAME' : 'COMMENT';
  }
}

/** What a bracket after the amount says of amounts is a remark, with its units: `24 biscuits (two bags)`. */
function relabelBrackets(labels: Label[], tokens: Tokens, main: Amount): void {
  let depth = 0;
  for (const [at, { word, start }] of tokens.entries()) {
    if (word === '(' || word === '[') depth += 1;
    if (word === ')' || word === ']') depth = Math.max(0, depth - 1);
    const isAmount = labels[at] === 'UNIT' || labels[at] === 'QTY';
    if (depth > 0 && start > main.end && isAmount) labels[at] = 'COMMENT';
  }
}

/** A measure that stands after a name is a part of it: `10 almond butter cups`. */
function relabelFarUnit(labels: Label[], tokens: Tokens, main: Amount): void {
  if (main.unit !== null) return;
  const name = tokens.findIndex(({ start }, at) => start >= main.numberEnd && labels[at] === 'NAME');
  if (name < 0) return;
  for (const [at, { text }] of tokens.entries()) {
    const isFar = at > name && labels[at] === 'UNIT' && labels[at - 1] === 'NAME';
    if (isFar && findUnit(text) !== undefined) labels[at] = 'NAME';
  }
}

/** Another counted food is a remark with all its words: `1 egg and 2 egg yolks`. */
function relabelOtherFood(labels: Label[], tokens: Tokens, amounts: readonly Amount[], main: Amount): void {
  const further = amounts.find((amount) => amount.role === 'further' && !isMeasure(amount));
  if (further === undefined) return;
  const isNamed = tokens.some(
    ({ start, end }, at) => start >= main.numberEnd && end <= further.outer.start && labels[at] === 'NAME',
  );
  if (!isNamed) return;
  for (const [at, { start, word }] of tokens.entries()) {
    if (start < further.outer.start) continue;
    if (word === ',' || word === '(') return;
    if (labels[at] !== 'PUNC') labels[at] = 'COMMENT';
  }
}

const states = new Set([
  'fresh',
  'dried',
  'frozen',
  'canned',
  'tinned',
  'cooked',
  'raw',
  'ground',
  'whole',
  'dry',
]);

/** Of `300 g fresh or 250 g dried tagliatelle` the food stands behind the choice. */
function relabelChoice(labels: Label[], tokens: Tokens, amounts: readonly Amount[], main: Amount): void {
  const other = amounts.find(({ role, outer }) => role === 'same' && outer.start > main.end);
  const names = tokens.flatMap((_, at) => (labels[at] === 'NAME' ? [at] : []));
  const isStateAlone = names.length > 0 && names.every((at) => states.has(tokens[at]?.word ?? ''));
  if (other === undefined || !isStateAlone) return;
  const behind = tokens.flatMap(({ start, word }, at) =>
    start >= other.end && /^\p{L}/u.test(word) && !states.has(word) ? [at] : [],
  );
  if (behind.length === 0) return;
  for (const at of names) labels[at] = 'COMMENT';
  for (const at of behind) if (labels[at] !== 'PREP' && labels[at] !== 'PURPOSE') labels[at] = 'NAME';
}

/** `a fair lot of fat` */
function relabelVague(labels: Label[], tokens: Tokens): void {
  const of = tokens.findIndex(({ word }) => word === 'of');
  const words = tokens.slice(0, Math.max(of, 0)).map(({ word }) => word);
  const isVague =
    ['a', 'the'].includes(words[0] ?? '') &&
    ['lot', 'amount', 'deal', 'bit', 'quantity'].includes(words.at(-1) ?? '');
  if (isVague) for (let at = 0; at <= of; at += 1) labels[at] = 'COMMENT';
}

const unitNouns =
  /^(?:cartons?|pots?|tubs?|pods?|fillets?|jiggers?|fingers?|cakes?|bottles?|cans?|tins?|jars?|packets?)$/;
/** Names that begin with such a word. */
const compounds = /^(?:roast|noodles?|pies?|stickers?|flour|steaks?|mix|food|chill?ies)$/;

/** What holds or portions the food that follows it: `2 fillets salmon`, `3-liter bottle of ginger ale`. */
function relabelUnitNoun(
  labels: Label[],
  tokens: Tokens,
  main: Amount | undefined,
  first: Amount | undefined,
): void {
  const amount = main ?? (first?.role === 'each' ? first : undefined);
  if (amount === undefined || (main !== undefined && main.unit !== null && isMeasure(main))) return;
  const at = tokens.findIndex(({ start }) => start >= (main === undefined ? amount.end : amount.numberEnd));
  const [noun, next, food] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (noun === undefined || !unitNouns.test(noun.text.toLowerCase()) || labels[at] === 'UNIT') return;
  const isOf = next?.word === 'of';
  const behind = isOf ? food : next;
  if (behind === undefined || !/^\p{L}/u.test(behind.word) || compounds.test(behind.word)) return;
  if (!isOf && !['NAME', 'PREP'].includes(labels[at + 1] ?? '')) return;
  labels[at] = 'UNIT';
  if (isOf) labels[at + 1] = 'COMMENT';
}

/** A food does not begin with `or`: of `cooked or canned beans` both words are remarks, else both are of it. */
function relabelLeadingOr(labels: Label[], tokens: Tokens): void {
  const first = labels.indexOf('NAME');
  if (first < 1 || !['or', 'and'].includes(tokens[first]?.word ?? '')) return;
  if (states.has(tokens[first + 1]?.word ?? '') && labels[first + 2] === 'NAME') {
    labels[first] = 'COMMENT';
    labels[first + 1] = 'PREP';
    return;
  }
  for (
    let at = first - 1;
    at >= 0 && (labels[at] === 'PREP' || labels[at] === 'COMMENT' || labels[at] === 'SIZE');
    at -= 1
  )
    labels[at] = 'NAME';
}

const maxNameless = 4;

/** A short line without a name is one: `soap 1`, `Ibuprofen 400`. */
function relabelNameless(labels: Label[], tokens: Tokens): void {
  const isNamed = labels.some((label, at) => label === 'NAME' && /^\p{L}/u.test(tokens[at]?.text ?? ''));
  if (isNamed || tokens.length > maxNameless || !/^\p{L}/u.test(tokens[0]?.text ?? '')) return;
  for (const [at, label] of labels.entries()) if (label === 'COMMENT') labels[at] = 'NAME';
}
