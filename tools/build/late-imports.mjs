import { readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseSync } from 'vite';

/**
 * Compares what a bundle takes from its chunks when it imports them late with what those chunks export. The bundler does
 * not: a name that a CommonJS package has in the sources is undefined in a chunk, whose only export is a default.
 *
 * @typedef {{ type: string, [key: string]: unknown }} Node
 * @typedef {object} LateImport
 * @property {string} chunk path of the imported file
 * @property {readonly string[] | null} names what is taken from it; null where that cannot be seen
 */

/**
 * @param {string} folder of the bundle
 * @returns {string[]} what is taken and not there, in words
 */
export function findMissingExports(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js') && !name.startsWith('book'))
    .map((name) => resolve(folder, name));
  const trees = new Map(files.map((file) => [file, parseFile(file)]));
  const faults = [];
  for (const [file, tree] of trees)
    for (const { chunk, names } of findLateImports(tree, dirname(file))) {
      const target = trees.get(chunk);
      if (target === undefined) faults.push(`${file} imports ${chunk}, which is not there`);
      else faults.push(...missing(file, chunk, names, collectExports(target)));
    }
  return faults;
}

/**
 * @param {string} file
 * @param {string} chunk
 * @param {readonly string[] | null} names
 * @param {{ names: ReadonlySet<string>, isCommonJs: boolean }} exported
 * @returns {string[]}
 */
function missing(file, chunk, names, exported) {
  if (names === null && exported.isCommonJs)
    return [`${file} imports ${chunk}, a CommonJS package, in a manner that cannot be checked`];
  return (names ?? [])
    .filter((name) => !exported.names.has(name))
    .map((name) => `${file} takes ${name} from ${chunk}, which does not export it`);
}

/** @param {string} file @returns {Node} */
function parseFile(file) {
  return /** @type {Node} */ (
    /** @type {unknown} */ (parseSync(file, readFileSync(file, 'utf8'), { preserveParens: false }).program)
  );
}

/**
 * @param {Node} tree
 * @returns {{ names: ReadonlySet<string>, isCommonJs: boolean }}
 */
function collectExports(tree) {
  const names = new Set();
  let isCommonJs = false;
  for (const statement of nodes(tree['body'])) {
    if (statement.type === 'ExportDefaultDeclaration') {
      names.add('default');
      isCommonJs = isNode(statement['declaration']) && statement['declaration'].type === 'CallExpression';
    }
    for (const specifier of nodes(statement['specifiers']))
      if (specifier.type === 'ExportSpecifier') names.add(getName(specifier['exported']));
  }
  return { names, isCommonJs: isCommonJs && names.size === 1 };
}

/**
 * @param {Node} tree
 * @param {string} folder of the importing file
 * @returns {LateImport[]}
 */
function findLateImports(tree, folder) {
  /** @type {LateImport[]} */
  const found = [];
  /** Functions that answer an import, by their name. @type {Map<string, string>} */
  const holders = new Map();
  /** The names that are taken from an awaited call, by the name of the function. @type {Map<string, (string[] | null)[]>} */
  const taken = new Map();
  walk(tree, (node, parents) => {
    const call = nameOfCall(node);
    if (call !== null) taken.set(call, [...(taken.get(call) ?? []), takenFrom(parents)]);
    const chunk = findChunk(node, folder);
    if (chunk === null) return;
    const holder = findHolder(parents);
    if (holder === null) found.push({ chunk, names: takenFrom(parents) });
    else holders.set(holder, chunk);
  });
  for (const [holder, chunk] of holders)
    for (const names of taken.get(holder) ?? [null]) found.push({ chunk, names });
  return found;
}

/** @param {Node} node @param {string} folder @returns {string | null} */
function findChunk(node, folder) {
  if (node.type !== 'ImportExpression' || !isNode(node['source'])) return null;
  const path = node['source']['value'];
  return typeof path === 'string' && path.startsWith('.') ? resolve(folder, path) : null;
}

/** @param {Node} node @returns {string | null} */
function nameOfCall(node) {
  return node.type === 'CallExpression' && isNode(node['callee']) && node['callee'].type === 'Identifier'
    ? getName(node['callee'])
    : null;
}

/** The name of `const name = () => import(…)`. @param {readonly Node[]} parents @returns {string | null} */
function findHolder(parents) {
  const [declarator, arrow] = parents.slice(-2);
  const isHolder = arrow?.type === 'ArrowFunctionExpression' && declarator?.type === 'VariableDeclarator';
  return isHolder ? getName(declarator['id']) : null;
}

/**
 * The names that are taken of a promise of a module, by `const { a } = await …`, `(await …).a` or `….then(({ a }) => …)`;
 * null where another use hides them.
 * @param {readonly Node[]} parents the ancestors of the promise, the nearest last
 * @returns {string[] | null}
 */
function takenFrom(parents) {
  const [outer, inner] = parents.slice(-2);
  if (inner?.type === 'AwaitExpression') {
    if (outer?.type === 'VariableDeclarator') return listKeys(outer['id']);
    return outer?.type === 'MemberExpression' ? [getName(outer['property'])] : null;
  }
  const isThen = inner?.type === 'MemberExpression' && getName(inner['property']) === 'then';
  const [handler] = isThen ? nodes(outer?.['arguments']) : [];
  return handler === undefined ? null : listKeys(nodes(handler['params'])[0]);
}

/** @param {unknown} pattern @returns {string[] | null} */
function listKeys(pattern) {
  if (!isNode(pattern) || pattern.type !== 'ObjectPattern') return null;
  const properties = nodes(pattern['properties']);
  return properties.every(({ type }) => type === 'Property')
    ? properties.map(({ key }) => getName(key))
    : null;
}

/**
 * Visits every call and late import with its two nearest ancestors, the nearest last.
 * @param {Node} root
 * @param {(node: Node, parents: readonly Node[]) => void} visit
 */
function walk(root, visit) {
  /** @type {[node: Node, parents: readonly Node[]][]} */
  const stack = [[root, []]];
  for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
    const [node, parents] = top;
    if (isCall(node)) visit(node, parents);
    const inside = [...parents.slice(-1), node];
    for (const child of listChildren(node)) stack.push([child, inside]);
  }
}

/** @param {Node} node @returns {Node[]} */
function listChildren(node) {
  const children = [];
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) children.push(...value.filter(isNode));
    else if (isNode(value)) children.push(value);
  }
  return children;
}

/** @param {Node} node */
function isCall({ type }) {
  return type === 'ImportExpression' || type === 'CallExpression';
}

/** @param {unknown} value @returns {Node[]} */
function nodes(value) {
  return (Array.isArray(value) ? value : [value]).filter(isNode);
}

/** @param {unknown} value @returns {value is Node} */
function isNode(value) {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** @param {unknown} node an identifier or a text @returns {string} */
function getName(node) {
  return isNode(node) ? String(node['name'] ?? node['value']) : '';
}
