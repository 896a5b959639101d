import { type HeadedItem } from '../cleaning/index.ts';
import { listIngredients, listSteps } from './headed-items.ts';
import type { WrittenRecipe } from './migrated-recipe.ts';

/** How a text in columns, as MealMaster introduced them, tells its parts. All lines come without their end. */
export interface ColumnSyntax {
  /** Whether a line begins a recipe. */
  readonly isStart: (line: string) => boolean;
  readonly isEnd: (line: string) => boolean;
  /** `Title: Soup` as name and value; null for another line. The names are those of `Facts`. */
  readonly readFact: (line: string) => readonly [keyof Facts, string] | null;
  /** The name of a group, in a line such as `MMMMM----SAUCE----`; null for another line. */
  readonly readGroup: (line: string) => string | null;
  /** The ingredient of a line, or of half of it where two stand side by side; null for a line of text. */
  readonly readIngredient: (line: string) => string | null;
  /** Where the right one of two ingredients begins, in characters; null where a line holds one. */
  readonly rightColumn: number | null;
}

/** What stands above the ingredients. */
export interface Facts {
  title?: string;
  categories?: string;
  yield?: string;
}

/** The recipes of a text, as lists of their lines. Text before the first one is left out. */
export function splitRecipes(text: string, { isStart, isEnd }: ColumnSyntax): string[][] {
  const recipes: string[][] = [];
  let current: string[] | null = null;
  for (const line of text.split(/\r\n?|\n/u)) {
    // The title of the next recipe tells it apart from the last where its end is missing.
    if (isStart(line)) recipes.push((current = []));
    else if (isEnd(line)) current = null;
    else current?.push(line.replaceAll('\t', '        '));
  }
  return recipes;
}

/** A recipe in columns: facts, ingredients, then paragraphs of text. */
export function readColumnRecipe(
  lines: readonly string[],
  syntax: ColumnSyntax,
): { facts: Facts; recipe: WrittenRecipe; paragraphs: HeadedItem[] } {
  const reader = new ColumnReader(syntax);
  for (const line of lines) reader.read(line);
  return reader.finish();
}

const continuation = /^-{1,2}(?!-)\s?/;

class ColumnReader {
  private readonly facts: Facts = {};
  private readonly left: HeadedItem[] = [];
  private right: HeadedItem[] = [];
  private readonly paragraphs: HeadedItem[] = [];
  private paragraph: string[] = [];
  private heading = '';
  private isText = false;
  private isAfterGap = false;
  private isIndented = false;
  /** Whether categories go on in the next line. */
  private lastFact: keyof Facts | null = null;
  private readonly syntax: ColumnSyntax;

  constructor(syntax: ColumnSyntax) {
    this.syntax = syntax;
  }

  read(line: string): void {
    if (line.trim() === '') return this.endIngredients();
    const group = this.syntax.readGroup(line);
    if (group !== null) return this.beginGroup(group);
    if (this.left.length === 0 && !this.isText && this.readFact(line)) return;
    if (!this.readIngredients(line)) this.addText(line);
  }

  finish(): { facts: Facts; recipe: WrittenRecipe; paragraphs: HeadedItem[] } {
    this.endBlock();
    const { facts, left, paragraphs } = this;
    if (this.heading !== '') paragraphs.push({ text: '', heading: this.heading });
    return { facts, recipe: { ...listIngredients(left), ...listSteps(paragraphs) }, paragraphs };
  }

  private beginGroup(name: string): void {
    this.endBlock();
    this.heading = [this.heading, name].filter(Boolean).join(': ');
    // Ingredients may follow the first text, under a heading of their own.
    this.isText = false;
    this.isAfterGap = false;
  }

  private endIngredients(): void {
    this.isAfterGap = this.left.length > 0;
    this.endBlock();
  }

  private endBlock(): void {
    this.left.push(...this.right);
    this.right = [];
    this.lastFact = null;
    if (this.paragraph.length === 0) return;
    this.paragraphs.push({ text: this.paragraph.join(' '), heading: this.heading });
    this.heading = '';
    this.paragraph = [];
  }

  private readFact(line: string): boolean {
    const fact = this.syntax.readFact(line);
    if (fact === null) return this.continueCategories(line);
    const [name, value] = fact;
    this.facts[name] = value.trim();
    this.lastFact = name;
    return true;
  }

  private continueCategories(line: string): boolean {
    if (this.lastFact !== 'categories' || this.syntax.readIngredient(line) !== null) return false;
    this.facts.categories = `${this.facts.categories ?? ''}, ${line.trim()}`;
    return true;
  }

  private readIngredients(line: string): boolean {
    if (this.isText || this.isOutdented(line)) return false;
    const { readIngredient } = this.syntax;
    const [column, other] = this.readRight(line);
    const left = other === null ? line : line.slice(0, column);
    const own = readIngredient(left);
    // The right ingredient may go on beside nothing.
    if (own === null && left.trim() !== '') return false;
    if (this.left.length === 0) this.isIndented = /^\s/.test(line);
    if (own !== null) this.add(this.left, own);
    if (other !== null) this.add(this.right, other);
    return true;
  }

  /** Where the second ingredient of a line begins, and the ingredient: in its column, or behind a gap before a figure. */
  private readRight(line: string): readonly [number, string | null] {
    const { rightColumn, readIngredient } = this.syntax;
    if (rightColumn === null) return [0, null];
    const gap = /^(\s{0,12}[\d.½¼¾⅓⅔].{4,60}?\S\s{3,40})(?=[\d.½¼¾⅓⅔])/u.exec(line)?.[1]?.length ?? 0;
    for (const column of [rightColumn, gap]) {
      const right = line.slice(column);
      if (column === 0 || right.trim() === '' || !/\s$/.test(line.slice(0, column))) continue;
      const other = readIngredient(right);
      if (other !== null) return [column, other];
    }
    return [0, null];
  }

  /** Whether a line after an empty one begins at the margin, unlike the ingredients above it: it is text. */
  private isOutdented(line: string): boolean {
    return this.isAfterGap && this.isIndented && /^\S/.test(line);
  }

  /** An ingredient goes on in a line that begins with a hyphen. */
  private add(list: HeadedItem[], text: string): void {
    const last = list.at(-1);
    if (continuation.test(text) && last !== undefined)
      list[list.length - 1] = { ...last, text: `${last.text} ${text.replace(continuation, '')}` };
    else {
      list.push({ text, heading: this.heading });
      this.heading = '';
    }
  }

  /** A line that begins with a colon is kept apart from those around it. */
  private addText(line: string): void {
    this.isText = true;
    const text = line.trim();
    // A rule across the page says nothing.
    if (/^[-=_*~]{3,}$/.test(text)) return;
    if (text.startsWith(':')) this.endBlock();
    this.paragraph.push(text.replace(/^:+\s*/, ''));
    if (text.startsWith(':')) this.endBlock();
  }
}
