/** Ingredient lines and steps out of data of no known vocabulary. */
import { inlineText, isRecord } from '../../cleaning/index.ts';
import { htmlLines } from '../page/html-lines.ts';
import { toList, type SchemaNode } from './schema-node.ts';
import { firstText, keyLetters, keyWords, shapedLine } from './shaped-line.ts';

/** Groups of groups are read as one group. */
const maxDepth = 4;
const maxLines = 300;

const headingKeys = keyWords('title name heading header label group groupname section purpose headline');
const stepKeys = keyWords(
  'text instruction description direction content body step html value method displaytext',
);
const stepListKeys = /instruction|step|direction|itemlistelement|items|list|content|children|anweisung/;
const lineListKeys = /ingred|zutat|items|list|lines|elements|children|rows/;

/** Lines of a list, of groups of lists or of a text; the heading of a group is a line that ends with a colon. `portions` multiplies amounts that count for one. */
export function shapedIngredients(value: unknown, portions: number, depth = 0): string[] {
  if (depth > maxDepth) return [];
  if (typeof value === 'string') return htmlLines(value);
  if (isRecord(value)) return shapedGroups(value, portions, depth);
  const lines: string[] = [];
  for (const item of toList(value)) {
    if (lines.length > maxLines) break;
    if (typeof item === 'string') lines.push(inlineText(item));
    else if (Array.isArray(item)) lines.push(...shapedIngredients(item, portions, depth + 1));
    else if (isRecord(item)) lines.push(...linesOfItem(item, portions, depth));
  }
  return lines.filter((line) => line !== '');
}

/** Lists by the names of their groups. */
function shapedGroups(groups: SchemaNode, portions: number, depth: number): string[] {
  return Object.entries(groups).flatMap(([key, value]) => {
    if (!Array.isArray(value)) return isRecord(value) ? linesOfItem(value, portions, depth) : [];
    const heading = /^\d*$/.test(key) || lineListKeys.test(keyLetters(key)) ? [] : [`${key}:`];
    const lines = shapedIngredients(value, portions, depth + 1);
    return lines.length === 0 ? [] : [...heading, ...lines];
  });
}

function linesOfItem(item: SchemaNode, portions: number, depth: number): string[] {
  const inner = innerList(item, lineListKeys);
  if (inner === undefined) return [shapedLine(item, portions)];
  const lines = shapedIngredients(inner, portions, depth + 1);
  const heading = firstText(item, headingKeys);
  return heading === '' || lines.length === 0 ? lines : [`${heading.replace(/:$/, '')}:`, ...lines];
}

function innerList(item: SchemaNode, pattern: RegExp): unknown {
  return Object.entries(item).find(
    ([key, value]) => Array.isArray(value) && value.length > 0 && pattern.test(keyLetters(key)),
  )?.[1];
}

/** Steps as schema.org nodes: texts, objects with a text, and sections of them. */
export function shapedSteps(value: unknown, depth = 0): unknown[] {
  if (depth > maxDepth) return [];
  if (typeof value === 'string') return htmlLines(value);
  return toList(value)
    .slice(0, maxLines)
    .flatMap((item): unknown[] => {
      if (typeof item === 'string') return htmlLines(item);
      if (Array.isArray(item)) return shapedSteps(item, depth + 1);
      return isRecord(item) ? stepsOfItem(item, depth) : [];
    });
}

function stepsOfItem(item: SchemaNode, depth: number): unknown[] {
  const text = firstText(item, stepKeys);
  const inner = text === '' ? innerList(item, stepListKeys) : undefined;
  if (inner === undefined) return text === '' ? [] : htmlLines(text);
  const steps = shapedSteps(inner, depth + 1);
  const name = firstText(item, headingKeys);
  return name === '' ? steps : [{ '@type': 'HowToSection', name, itemListElement: steps }];
}
