import {
  type Expression,
  parseSync,
  type PrivateIdentifier,
  type RegExpLiteral,
  type Super,
  Visitor,
} from 'oxc-parser';

/** Functions of objects that are younger than the browsers which Hearth promises, with the first of each family that has them. */
const newerStatics = new Map(
  Object.entries({
    'URL.canParse': 'Chrome 120, Firefox 115, Safari 17',
    'URL.parse': 'Chrome 126, Firefox 126, Safari 18',
    'Array.fromAsync': 'Chrome 121, Firefox 115, Safari 16.4',
    'Promise.withResolvers': 'Chrome 119, Firefox 121, Safari 17.4',
    'Promise.try': 'Chrome 128, Firefox 134, Safari 18.2',
    'Object.groupBy': 'Chrome 117, Firefox 119, Safari 17.4',
    'Map.groupBy': 'Chrome 117, Firefox 119, Safari 17.4',
    'AbortSignal.any': 'Chrome 116, Firefox 124, Safari 17.4',
    'RegExp.escape': 'Chrome 136, Firefox 134, Safari 18.2',
    'Iterator.from': 'Chrome 122, Firefox 131, Safari 18.4',
    'Math.sumPrecise': 'Firefox 137, Safari 26.2',
    'Uint8Array.fromBase64': 'Chrome 140, Firefox 133, Safari 18.2',
    'Uint8Array.fromHex': 'Chrome 140, Firefox 133, Safari 18.2',
    'Error.isError': 'Chrome 134, Firefox 138, Safari 26',
    'Intl.Segmenter': 'Chrome 87, Firefox 125, Safari 14.1',
    'Intl.DurationFormat': 'Chrome 129, Firefox 136, Safari 16.4',
  }),
);

/** Methods whose names nothing else has. */
const newerMethods = new Map(
  Object.entries({
    toWellFormed: 'Chrome 111, Firefox 119, Safari 16.4',
    isWellFormed: 'Chrome 111, Firefox 119, Safari 16.4',
    isSubsetOf: 'Chrome 122, Firefox 127, Safari 17',
    isSupersetOf: 'Chrome 122, Firefox 127, Safari 17',
    isDisjointFrom: 'Chrome 122, Firefox 127, Safari 17',
    symmetricDifference: 'Chrome 122, Firefox 127, Safari 17',
    checkVisibility: 'Chrome 105, Firefox 106, Safari 17.4',
    showPopover: 'Chrome 114, Firefox 125, Safari 17',
    hidePopover: 'Chrome 114, Firefox 125, Safari 17',
    togglePopover: 'Chrome 114, Firefox 125, Safari 17',
    startViewTransition: 'Chrome 111, Firefox 144, Safari 18',
    requestIdleCallback: 'Chrome 47, Firefox 55, no Safari',
    moveBefore: 'Chrome 133, Firefox 144',
    setHTML: 'Chrome 146, Firefox 148',
    setHTMLUnsafe: 'Chrome 124, Firefox 123, Safari 17.4',
    toBase64: 'Chrome 140, Firefox 133, Safari 18.2',
    toHex: 'Chrome 140, Firefox 133, Safari 18.2',
    transferToFixedLength: 'Chrome 114, Firefox 122, Safari 17.4',
  }),
);

/** Methods of sets that other objects might have too: looked for on what is made as a set. */
const newerSetMethods = new Set(['union', 'intersection', 'difference']);
/** Methods that arrays have, and iterators only lately. */
const newerIteratorMethods = new Set(
  'map filter take drop flatMap reduce toArray forEach some every find'.split(' '),
);
const iteratorMakers = new Set(['values', 'keys', 'entries', 'matchAll']);
/** What these answer are arrays. */
const arrayMakers = new Set(['Object']);

/** One use of something that promised browsers may not have. */
export interface NewerFeature {
  readonly name: string;
  readonly since: string;
}

/**
 * What a script uses that promised browsers may not know: functions, and syntax that a build cannot rewrite. What the
 * script asks for first (`'x' in y`, `typeof x.y`, `x.y?.()`, `x.y && …`) is not among it.
 */
export function findNewerFeatures(script: string, name = 'script.js'): NewerFeature[] {
  const { program, errors } = parseSync(name, script, { sourceType: 'module' });
  if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message ?? ''}`);
  const called: NewerFeature[] = [];
  const askedFor = new Set<string>();
  new Visitor({
    CallExpression: (node) => {
      if (!node.optional) called.push(...findCalled(node.callee));
    },
    NewExpression: (node) => void called.push(...findCalled(node.callee)),
    Literal: (node) => {
      if ('regex' in node) called.push(...findInPattern(node));
    },
    BinaryExpression: (node) => {
      if (node.operator === 'in') askedFor.add(readName(node.left));
    },
    UnaryExpression: (node) => askFor(askedFor, node.argument),
    LogicalExpression: (node) => askFor(askedFor, node.left),
    ConditionalExpression: (node) => askFor(askedFor, node.test),
    IfStatement: (node) => askFor(askedFor, node.test),
    VariableDeclaration: (node) => {
      if (node.kind === 'using' || node.kind === 'await using')
        called.push({ name: node.kind, since: 'Chrome 134' });
    },
  }).visit(program);
  return called.filter((one) => !askedFor.has(one.name.split('.').at(-1) ?? ''));
}

type Node = Expression | Super | PrivateIdentifier;

/** The text of a literal; builds write some as templates. */
function readName(node: Node): string {
  if (node.type === 'TemplateLiteral') return node.quasis[0]?.value.raw ?? '';
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : '';
}

/** The name of a member that is asked for without being called. */
function askFor(names: Set<string>, node: Node): void {
  if (node.type === 'Identifier') names.add(node.name);
  if (node.type === 'MemberExpression' && node.property.type === 'Identifier') names.add(node.property.name);
  if (node.type === 'UnaryExpression') askFor(names, node.argument);
  if (node.type === 'BinaryExpression') askFor(names, node.left);
}

function findCalled(callee: Node): NewerFeature[] {
  if (callee.type === 'Identifier') return one(callee.name, newerMethods.get(callee.name));
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return [];
  const { object, property } = callee;
  const full = object.type === 'Identifier' ? `${object.name}.${property.name}` : property.name;
  if (newerStatics.has(full)) return one(full, newerStatics.get(full));
  if (newerMethods.has(property.name)) return one(property.name, newerMethods.get(property.name));
  if (newerSetMethods.has(property.name) && isNewSet(object))
    return one(`Set.${property.name}`, 'Chrome 122, Firefox 127, Safari 17');
  if (newerIteratorMethods.has(property.name) && isIterator(object))
    return one(`Iterator.${property.name}`, 'Chrome 122, Firefox 131, Safari 18.4');
  return [];
}

function one(name: string, since: string | undefined): NewerFeature[] {
  return since === undefined ? [] : [{ name, since }];
}

function isNewSet(node: Node): boolean {
  return node.type === 'NewExpression' && node.callee.type === 'Identifier' && node.callee.name === 'Set';
}

/** `map.values()` and its like, but not `Object.values(…)`. */
function isIterator(node: Node): boolean {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
  const { object, property } = node.callee;
  if (property.type !== 'Identifier' || !iteratorMakers.has(property.name)) return false;
  return !(object.type === 'Identifier' && arrayMakers.has(object.name));
}

/** Sets of signs (`v`) and flags for a part of a pattern (`(?i:…)`) stay as they are in a build. */
function findInPattern(node: RegExpLiteral): NewerFeature[] {
  const { pattern, flags } = node.regex;
  if (flags.includes('v')) return one('/…/v', 'Chrome 112, Firefox 116, Safari 17');
  if (/\(\?[ims]*-?[ims]+:/.test(pattern)) return one('(?i:…)', 'Chrome 125, Firefox 132, Safari 26');
  return [];
}
