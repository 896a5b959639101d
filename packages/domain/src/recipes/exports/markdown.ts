import type { Recipe, RecipeStep } from '@hearth/contract';
import type { ExportedPicture, ExportTexts } from './export-formats.ts';
import { asWritten, readRichText, renderIngredient, type RichRun } from '../../ingredients/lines/index.ts';
import { plainLine, writtenMarkdown } from './markdown-escapes.ts';
import { markIndex } from './own-record.ts';
import { listFacts, groupByTitle, makes, listNutrition, oneLine } from './recipe-parts.ts';

/** A recipe in Markdown, to be read and printed. `picture` is an address, or a path beside the file, URL-encoded. */
export function recipeMarkdown(recipe: Recipe, picture: ExportedPicture, texts: ExportTexts): string {
  const blocks = [
    `# ${plainLine(recipe.name)}`,
    picture === null ? '' : `![${plainLine(recipe.name)}](${linkTarget(picture)})`,
    writtenMarkdown(recipe.description ?? ''),
    writeFacts(recipe, texts),
    ...section(texts.ingredients, ingredientBlocks(recipe)),
    ...section(texts.steps, stepBlocks(recipe)),
    ...section(texts.notes, recipe.notes.map(noteBlock)),
    ...section(texts.nutrition, [nutritionBlock(recipe, texts)]),
    writeSource(recipe, texts),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** A list of recipes with links to their files, whose names are given as they are on the disk. */
export function markdownIndex(
  title: string,
  recipes: readonly { readonly name: string; readonly file: string }[],
): string {
  const lines = recipes.map(
    ({ name, file }) => `- [${plainLine(name)}](${linkTarget(encodeURIComponent(file))})`,
  );
  return markIndex(`# ${plainLine(title)}\n\n${lines.join('\n')}\n`);
}

function linkTarget(address: string): string {
  return address.replace(/[\s()<>\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

function section(title: string, blocks: readonly string[]): string[] {
  const filled = blocks.filter((block) => block !== '');
  return filled.length === 0 ? [] : [`## ${title}`, ...filled];
}

function writeFacts(recipe: Recipe, texts: ExportTexts): string {
  const { servings, yield: amount } = makes(recipe);
  const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name).join(', ');
  const facts: readonly [label: string, value: string | null][] = [
    [texts.servings, servings],
    [texts.yield, amount],
    ...listFacts(recipe).map(([fact, value]): [string, string] => [texts[fact], value]),
    [texts.categories, names(recipe.recipeCategory)],
    [texts.tags, names(recipe.tags)],
    [texts.tools, names(recipe.tools)],
  ];
  return facts
    .filter(([, value]) => oneLine(value) !== '')
    .map(([label, value]) => `- **${label}:** ${plainLine(value)}`)
    .join('\n');
}

function ingredientBlocks({ recipeIngredient }: Recipe): string[] {
  return groupByTitle(recipeIngredient).flatMap(({ title, rows }) => [
    title === null ? '' : `### ${plainLine(title)}`,
    rows
      .map((row) => readRichText(renderIngredient(row, asWritten)).map(writeRun).join('').trim())
      .filter((line) => line !== '')
      .map((line) => `- ${line}`)
      .join('\n'),
  ]);
}

/** A stretch of a line: amounts and what its author marked so in bold. */
function writeRun({ kind, text, marks, href }: RichRun): string {
  const words = text.trim();
  const [before, after] = [/^\s/u.test(text), words !== '' && /\s$/u.test(text)];
  const isBold = kind === 'amount' || marks.includes('b') || marks.includes('strong');
  const sign = (isBold ? '**' : '') + (marks.includes('i') ? '*' : '');
  const plain = plainLine(words);
  const linked = href === undefined || plain === '' ? plain : `[${plain}](${linkTarget(href)})`;
  const closing = [...sign].toReversed().join('');
  return (before ? ' ' : '') + (plain === '' ? '' : sign + linked + closing) + (after ? ' ' : '');
}

function stepBlocks({ recipeInstructions }: Recipe): string[] {
  let number = 0;
  return groupByTitle(recipeInstructions).flatMap(({ title, rows }) => {
    const steps = rows.filter(({ summary, text }) => `${summary ?? ''}${text}`.trim() !== '');
    const list = steps.map((step) => stepItem(step, (number += 1))).join('\n');
    return [title === null ? '' : `### ${plainLine(title)}`, list];
  });
}

function stepItem({ summary, text }: RecipeStep, number: number): string {
  const mark = `${number}. `;
  const indent = ' '.repeat(mark.length);
  const name = oneLine(summary);
  const written = writtenMarkdown(text, indent);
  if (name === '') return mark + written;
  return `${mark}**${plainLine(name)}**${written === '' ? '' : `\n\n${indent}${written}`}`;
}

function noteBlock({ title, text }: Recipe['notes'][number]): string {
  const heading = oneLine(title) === '' ? '' : `### ${plainLine(title)}`;
  return [heading, writtenMarkdown(text)].filter((block) => block !== '').join('\n\n');
}

function nutritionBlock(recipe: Recipe, { nutrients }: ExportTexts): string {
  return listNutrition(recipe)
    .map(([name, amount]) => `- ${nutrients[name]}: ${plainLine(amount)}`)
    .join('\n');
}

function writeSource({ orgURL }: Recipe, { source }: ExportTexts): string {
  const address = oneLine(orgURL);
  if (address === '') return '';
  return `${source}: ${/^https?:\/\/[^\s<>\\]+$/i.test(address) ? `<${address}>` : plainLine(address)}`;
}
