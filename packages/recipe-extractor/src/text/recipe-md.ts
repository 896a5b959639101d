/**
 * RecipeMD (https://recipemd.org/specification.html): a title, a description, tags in italics, yields in bold, a rule,
 * ingredients whose amounts are in italics, a rule, instructions.
 */
import { splitNames, writeYield } from './facts.ts';
import { storeFactLine } from './fact-lines.ts';
import { withoutMarks, solePicture } from './markdown-marks.ts';
import { describe, type TextRecipe } from './text-recipe.ts';
import { readTokens } from './text-reader.ts';
import { prepareLines } from './prepare-lines.ts';
import { tokenize, type Token } from './read-tokens.ts';
import { readYield } from './yields.ts';

const rule = /^(?:-\s?){3,}$|^(?:\*\s?){3,}$|^(?:_\s?){3,}$/;
/** An item that begins with its amount in italics. */
const ingredient = /^\*[^*\s][^*]{0,80}\*(?:\s|$)|^_[^_\s][^_]{0,80}_(?:\s|$)/;
const maxNestedHeadings = 6;

/** Whether lines are RecipeMD, and where its rules are. */
function findRules(tokens: readonly Token[]): { readonly first: number; readonly second: number } | null {
  const title = tokens.findIndex((token) => token.kind !== 'blank');
  const isTitled = /^#\s/.test(tokens[title]?.line ?? '') || /^=+$/.test(tokens[title + 1]?.line ?? '');
  const first = tokens.findIndex((token, at) => at > title && rule.test(token.line));
  if (!isTitled || first < 0) return null;
  const after = tokens.findIndex((token, at) => at > first && rule.test(token.line));
  const second = after < 0 ? tokens.length : after;
  const items = tokens.slice(first, second).filter((token) => token.kind !== 'blank');
  const isList = items.some(({ isBulleted, body }) => isBulleted && ingredient.test(body));
  const isOwn = items.every(
    (token) =>
      token.isBulleted ||
      token.number !== null ||
      /^#{1,6}\s/.test(token.line) ||
      rule.test(token.line) ||
      token.indent > 0,
  );
  return isList && isOwn ? { first, second } : null;
}

/** Whether a text is RecipeMD. */
export function isRecipeMd(text: string): boolean {
  return findRules(tokenize(prepareLines(text))) !== null;
}

/** Whether lines are RecipeMD. */
export function areRecipeMd(tokens: readonly Token[]): boolean {
  return findRules(tokens) !== null;
}

/** Reads RecipeMD into a recipe; false if the lines are something else. */
export function readRecipeMd(tokens: readonly Token[], recipe: TextRecipe): boolean {
  const rules = findRules(tokens);
  if (rules === null) return false;
  readHead(tokens.slice(0, rules.first), recipe);
  readIngredients(tokens.slice(rules.first + 1, rules.second), recipe);
  readTokens([...methodHeading, ...tokens.slice(rules.second + 1)], recipe, null);
  return true;
}

/** What follows the second rule is the method, whatever it says. */
const methodHeading = tokenize([{ text: '## Instructions', indent: 0 }]);

function readHead(tokens: readonly Token[], recipe: TextRecipe): void {
  const title = tokens.findIndex((token) => token.kind !== 'blank');
  recipe.name ??= withoutMarks((tokens[title]?.line ?? '').replace(/^#\s+/, '').replace(/(?<!\s)\s+#+$/, ''));
  let isAfterBlank = true;
  for (const token of tokens.slice(title + 1)) {
    if (token.kind === 'blank' || token.kind === 'rule') {
      isAfterBlank = true;
      continue;
    }
    if (
      !storeMeta(token.line, recipe) &&
      !(recipe.picture === null && storePicture(token.line, recipe)) &&
      !storeFactLine(recipe, token, 'head')
    )
      describe(recipe, token.line, isAfterBlank);
    isAfterBlank = false;
  }
}

function storePicture(line: string, recipe: TextRecipe): boolean {
  recipe.picture = solePicture(line);
  return recipe.picture !== null;
}

/** A paragraph in italics are tags, one in bold yields. */
function storeMeta(line: string, recipe: TextRecipe): boolean {
  const yields = /^\*\*([^*]{1,200})\*\*$|^__([^_]{1,200})__$/.exec(line);
  if (yields !== null) {
    for (const one of (yields[1] ?? yields[2] ?? '').split(/,\s+(?=\d)|,(?=\s*\D)/))
      storeYield(one.trim(), recipe);
    return true;
  }
  const tags = /^\*([^*]{1,400})\*$|^_([^_]{1,400})_$/.exec(line);
  if (tags === null) return false;
  for (const tag of splitNames(tags[1] ?? tags[2] ?? ''))
    if (!recipe.tags.includes(tag)) recipe.tags.push(tag);
  return true;
}

function storeYield(text: string, recipe: TextRecipe): void {
  const found = readYield(text);
  if (found !== null && writeYield(recipe, found)) return;
  if (recipe.yieldText === '' && recipe.servings === null) recipe.yieldText = text;
  else if (text !== '') recipe.extras['yield'] = [recipe.extras['yield'], text].filter(Boolean).join(', ');
}

/** Groups are headings of any depth; those within each other are named together. */
function readIngredients(tokens: readonly Token[], recipe: TextRecipe): void {
  const path: { readonly level: number; readonly title: string }[] = [];
  let title = '';
  for (const token of tokens) {
    const { heading } = token;
    if (heading !== null && heading.level <= maxNestedHeadings) {
      while ((path.at(-1)?.level ?? 0) >= heading.level) path.pop();
      path.push({ level: heading.level, title: heading.words });
      title = path.map((one) => one.title).join(': ');
    } else if (token.isBulleted || token.number !== null) {
      recipe.ingredients.push({ title, text: withoutMarks(token.body) });
      title = '';
    } else if (token.kind === 'line') {
      const last = recipe.ingredients.at(-1);
      if (last !== undefined)
        recipe.ingredients[recipe.ingredients.length - 1] = {
          ...last,
          text: `${last.text} ${withoutMarks(token.line)}`,
        };
    }
  }
}
