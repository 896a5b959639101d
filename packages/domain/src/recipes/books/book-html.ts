import { writeRichHtml } from '../../ingredients/lines/index.ts';
import { escapeHtml } from '../../text/html/index.ts';
import type { BookRecipe, BookRun, Fact, StepRow } from './book-recipe.ts';
import type { TextBlock, TextRun } from './text-blocks.ts';

/** Headings of the parts of a recipe. */
export type PartTexts = Readonly<Record<'ingredients' | 'steps' | 'notes' | 'nutrition' | 'source', string>>;

/** The picture of a page: its address beside the page. */
export interface PagePicture {
  readonly src: string;
}

/** Signs that XML cannot hold, not even escaped. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const unwritable = /[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/g;
/** A text for HTML and XML, between tags or in an attribute. */
export function escaped(text: string): string {
  return escapeHtml(text.toWellFormed().replace(unwritable, ''));
}

/** A name within a line of another language. */
export function isolated(text: string): string {
  return `<bdi>${escaped(text)}</bdi>`;
}

/** The attributes of an element in a language. */
export function languageAttributes(one: { readonly language: string; readonly direction: string }): string {
  const language = escaped(one.language);
  return `lang="${language}" xml:lang="${language}" dir="${escaped(one.direction)}"`;
}

/** What a page has around it: its picture, and the addresses of other recipes by the keys of their pages. */
export interface PageSurroundings {
  readonly picture: PagePicture | null;
  readonly findAddress: (key: string) => string;
}

/** The page of a recipe below its title, in HTML that is also XML. */
export function recipeHtml(
  page: BookRecipe,
  texts: PartTexts,
  { picture, findAddress }: PageSurroundings,
): string {
  return [
    picture === null
      ? ''
      : `<img class="picture" src="${escaped(picture.src)}" alt="${escaped(page.name)}"/>`,
    page.description.length === 0 ? '' : `<div class="description">${blocksHtml(page.description)}</div>`,
    factsHtml(page.facts),
    `<div class="body">`,
    part(
      'ingredients',
      texts.ingredients,
      page.ingredients.map((group) => ingredientsHtml(group, findAddress)),
    ),
    part('steps', texts.steps, stepsHtml(page.steps)),
    '</div>',
    part(
      'notes',
      texts.notes,
      page.notes.map((note) => titleHtml(note.title) + blocksHtml(note.blocks)),
    ),
    part('nutrition', texts.nutrition, [factsHtml(page.nutrition)]),
    sourceHtml(page.source, texts.source),
  ]
    .filter((html) => html !== '')
    .join('\n');
}

function part(name: string, title: string, rows: readonly string[]): string {
  const body = rows.join('\n');
  return body === '' ? '' : `<section class="${name}">\n<h2>${escaped(title)}</h2>\n${body}\n</section>`;
}

function titleHtml(title: string | null): string {
  return title === null ? '' : `<h3>${escaped(title)}</h3>\n`;
}

function factsHtml(facts: readonly Fact[]): string {
  if (facts.length === 0) return '';
  const rows = facts.map(
    ({ label, value }) => `<div><dt>${escaped(label)}</dt><dd>${isolated(value)}</dd></div>`,
  );
  return `<dl class="facts">${rows.join('')}</dl>`;
}

function ingredientsHtml(
  { title, rows }: BookRecipe['ingredients'][number],
  findAddress: PageSurroundings['findAddress'],
): string {
  const items = rows.map(
    (row) => `<li>${row.map((run) => ingredientRunHtml(run, findAddress)).join('')}</li>`,
  );
  return titleHtml(title) + (items.length === 0 ? '' : `<ul>\n${items.join('\n')}\n</ul>`);
}

function ingredientRunHtml(run: BookRun, findAddress: PageSurroundings['findAddress']): string {
  const html = writeRichHtml([run], escaped);
  return run.page === undefined ? html : `<a href="${escaped(findAddress(run.page))}">${html}</a>`;
}

/** The steps are counted through, whatever headings stand between them. */
function stepsHtml(groups: BookRecipe['steps']): string[] {
  let start = 1;
  return groups.map(({ title, rows }) => {
    const list = rows.length === 0 ? '' : `<ol start="${start}">\n${rows.map(stepHtml).join('\n')}\n</ol>`;
    start += rows.length;
    return titleHtml(title) + list;
  });
}

function stepHtml({ name, blocks }: StepRow): string {
  return `<li>${name === null ? '' : `<p class="name">${escaped(name)}</p>`}${blocksHtml(blocks)}</li>`;
}

function sourceHtml(source: BookRecipe['source'], label: string): string {
  if (source === null) return '';
  const text = isolated(source.text);
  const link = source.href === null ? text : `<a href="${escaped(source.href)}" rel="noreferrer">${text}</a>`;
  return `<p class="source">${escaped(label)}: ${link}</p>`;
}

function blocksHtml(blocks: readonly TextBlock[]): string {
  return blocks.map(blockHtml).join('\n');
}

function blockHtml(block: TextBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${runsHtml(block.runs)}</p>`;
    case 'heading':
      return `<p class="name">${runsHtml(block.runs)}</p>`;
    case 'quote':
      return `<blockquote>${blocksHtml(block.blocks)}</blockquote>`;
    case 'code':
      return `<p>${escaped(block.text).replace(/\n/g, '<br/>')}</p>`;
    case 'list': {
      const items = block.items.map((item) => `<li>${blocksHtml(item)}</li>`).join('');
      return block.isOrdered ? `<ol start="${block.start}">${items}</ol>` : `<ul>${items}</ul>`;
    }
  }
}

function runsHtml(runs: readonly TextRun[]): string {
  return runs.map(runHtml).join('');
}

function runHtml({ text, isStrong, isEmphasized, href }: TextRun): string {
  let html = escaped(text).replace(/\n/g, '<br/>');
  if (isStrong) html = `<strong>${html}</strong>`;
  if (isEmphasized) html = `<em>${html}</em>`;
  return href === null ? html : `<a href="${escaped(href)}" rel="noreferrer">${html}</a>`;
}
