import { storeFact } from './fact-lines.ts';
import {
  readHeading,
  isNumbered,
  looksLikeIngredient,
  looksLikeStep,
  type TextHeading,
  withoutBullet,
  withoutNumber,
} from './line-kinds.ts';

/** An ingredient, a step or a note; the first one under a heading carries it. */
export interface TextPart {
  readonly title: string;
  readonly text: string;
}

/** The recipe of a plain text; every word of the text is in one of its fields. */
export interface TextRecipe {
  /** The first line, if it is not part of a list. */
  name: string | null;
  description: string;
  servings: number | null;
  /** Times as they are written. */
  prepTime: string | null;
  performTime: string | null;
  totalTime: string | null;
  url: string | null;
  readonly ingredients: TextPart[];
  readonly steps: TextPart[];
  readonly notes: TextPart[];
}

/** Longer first lines are text. */
const maxNameLength = 120;
/** A shorter line was ended by its author, not by an email program that wraps lines. */
const minWrappedLength = 55;

/**
 * The recipe of a plain or pasted text, split into name, ingredients and steps: its first line is the name, headings begin its sections, and without headings lines
 * with an amount are ingredients, sentences and long lines steps. Null without any ingredient and step.
 */
export function readRecipeText(text: string): TextRecipe | null {
  const reader = new TextReader();
  for (const line of text.split(/\r\n?|\n|\u2028|\u2029/u)) reader.read(line.replace(/\s+/gu, ' ').trim());
  return reader.finish();
}

type Section = 'head' | 'ingredients' | 'steps' | 'notes';

class TextReader {
  private readonly recipe: TextRecipe = {
    name: null,
    description: '',
    servings: null,
    prepTime: null,
    performTime: null,
    totalTime: null,
    url: null,
    ingredients: [],
    steps: [],
    notes: [],
  };
  private section: Section = 'head';
  /** Whether a heading began the section; without one, each line decides for itself. */
  private isHeaded = false;
  private hasEvidence = false;
  private isFirst = true;
  private title = '';
  /** The line before, as it came; empty after a blank line or a heading. */
  private previous = '';

  read(line: string): void {
    if (line !== '' && !this.readName(line)) this.readLine(line);
    else this.previous = '';
  }

  finish(): TextRecipe | null {
    const { recipe } = this;
    this.keepTitle();
    const parts = recipe.ingredients.length + recipe.steps.length;
    return this.hasEvidence && parts > 0 ? recipe : null;
  }

  /** The first line is the name, unless it already belongs to a list. */
  private readName(line: string): boolean {
    if (!this.isFirst) return false;
    this.isFirst = false;
    const heading = readHeading(line);
    const isList = looksLikeIngredient(line) || isNumbered(line);
    const isSection = heading !== null && heading.kind !== 'group' && heading.title === '';
    if (isList || isSection || line.length > maxNameLength) return false;
    this.recipe.name = line.replace(/^#{1,6}\s+/u, '');
    return true;
  }

  private readLine(line: string): void {
    const heading = readHeading(line);
    const isFact = this.section === 'head' && storeFact(this.recipe, line);
    if (heading !== null && !isFact) this.begin(heading);
    else if (!isFact) this.readPart(line);
  }

  private begin({ kind, title, rest }: TextHeading): void {
    this.keepTitle();
    if (kind !== 'group') {
      this.section = kind === 'ingredients' ? 'ingredients' : kind === 'directions' ? 'steps' : 'notes';
      this.isHeaded = true;
    }
    this.title = title;
    this.previous = '';
    if (rest !== '') this.readPart(rest);
  }

  private readPart(line: string): void {
    this.section = this.sectionOf(line);
    if (this.section !== 'steps' || !this.joins(line)) this.add(line);
    this.previous = line;
  }

  private sectionOf(line: string): Section {
    if (this.section === 'notes') return 'notes';
    const isStep = looksLikeStep(withoutBullet(line)) || this.beginsParagraph(line);
    if (this.isHeaded) return this.section === 'ingredients' && isStep ? 'steps' : this.section;
    if (looksLikeIngredient(line)) return 'ingredients';
    const hasBegun = this.recipe.ingredients.length > 0 || isNumbered(line);
    if (isStep && hasBegun) return 'steps';
    return this.section;
  }

  /** Whether a line that an email program may have wrapped begins a paragraph below the ingredients. */
  private beginsParagraph(line: string): boolean {
    const isBelow = this.previous === '' && this.recipe.ingredients.length > 0;
    return isBelow && line.length >= minWrappedLength && !looksLikeIngredient(line);
  }

  /** Puts a line that an email program has wrapped after the one before it. */
  private joins(line: string): boolean {
    const { previous, recipe } = this;
    const last = recipe.steps.at(-1);
    const isWrapped = previous.length >= minWrappedLength && !/[.!?:؟]$/u.test(previous);
    if (last === undefined || !isWrapped || isNumbered(line)) return false;
    recipe.steps[recipe.steps.length - 1] = { ...last, text: `${last.text} ${line}` };
    return true;
  }

  private add(line: string): void {
    const { recipe, section, title } = this;
    if (section === 'head') {
      this.keepTitle();
      this.describe(line);
      return;
    }
    const plain = withoutBullet(line);
    const text = section === 'steps' ? withoutNumber(plain) : plain;
    if (section !== 'notes' && (this.isHeaded || looksLikeIngredient(line))) this.hasEvidence = true;
    if (isNumbered(plain) && section === 'steps') this.hasEvidence = true;
    if (text === '') return;
    const lists = { ingredients: recipe.ingredients, steps: recipe.steps, notes: recipe.notes };
    lists[section].push({ title, text });
    this.title = '';
  }

  /** A heading without lines below it is text like any other. */
  private keepTitle(): void {
    if (this.title !== '') this.describe(this.title);
    this.title = '';
  }

  private describe(line: string): void {
    const { recipe } = this;
    recipe.description = recipe.description === '' ? line : `${recipe.description}\n${line}`;
  }
}
