/** Reads the lines of a text into a recipe, each by the heading above it, or by itself where there is none. */
import { blockKind, type BlockKind, headsList, kindBelow, minWrappedLength, nextFilled } from './blocks.ts';
import { storeByline, storeFactLine, type FactPlace } from './fact-lines.ts';
import { storeFact, isDuration } from './facts.ts';
import { isPartTitle, readHeading, type TextHeading } from './headings.ts';
import { continuesIngredient, joinBareAmounts, splitColumns, splitList } from './ingredient-lines.ts';
import { countWords, hasAmount, isProse, isSentence, isUpperCase, leadsWithAmount } from './line-kinds.ts';
import { withoutEscapes, withoutMarks, solePicture } from './markdown-marks.ts';
import { storeNutrients } from './nutrient-lines.ts';
import { type Outline, readOutline } from './outline.ts';
import { appendToStep, nameOfStep, splitCounted } from './steps.ts';
import { ingredientRows, readTable } from './tables.ts';
import { describe, type TextRecipe } from './text-recipe.ts';
import type { Token } from './tokens.ts';
import { isWord, kindsOfLabel, type LabelKind, leadingWords } from './words/index.ts';
import { readYield } from './yields.ts';

type Section = 'head' | 'ingredients' | 'steps' | 'notes' | 'nutrition';

/** Lines from the end of a text among which a greeting may stand. */
const maxClosingLines = 12;
const maxTitleWords = 4;

/** A value that may stand below its label without a sign that it does. */
function isLooseValue(kind: LabelKind, value: string): boolean {
  if (!['author', 'categories', 'tags', 'extras'].includes(kind)) return false;
  return value.length <= 60 && !isProse(value) && !/^\d/.test(value) && kindsOfLabel(value).length === 0;
}

/** Reads the tokens of one recipe into it. False if nothing says that they are one. */
export function readTokens(tokens: readonly Token[], recipe: TextRecipe, subject: string | null): boolean {
  return new TextReader(tokens, recipe, readOutline(tokens, recipe.name, subject)).readAll();
}

class TextReader {
  private section: Section = 'head';
  /** Whether a heading began the section; without one, each block decides for itself. */
  private isHeaded = false;
  private hasEvidence = false;
  private level = 9;
  private title = '';
  /** The part of the dish that several sections belong to. */
  private part = '';
  private isAfterBlank = true;
  private previous = '';
  private previousIndent = 0;
  private isNoteOpen = false;
  private lastNumber = 0;
  private block: BlockKind = 'none';

  private readonly tokens: readonly Token[];
  private readonly recipe: TextRecipe;
  private readonly outline: Outline;

  constructor(tokens: readonly Token[], recipe: TextRecipe, outline: Outline) {
    this.tokens = tokens;
    this.recipe = recipe;
    this.outline = outline;
  }

  readAll(): boolean {
    for (let at = 0; at < this.tokens.length; at = this.read(at)) continue;
    this.keepTitle();
    joinBareAmounts(this.recipe.ingredients);
    const { ingredients, steps } = this.recipe;
    return this.hasEvidence && ingredients.length + steps.length > 0;
  }

  /** Reads the line at a place; the place of the next one. */
  private read(at: number): number {
    const token = this.tokens[at];
    if (token === undefined) return at + 1;
    if (token.kind === 'blank' || token.kind === 'rule' || token.kind === 'page') {
      this.isAfterBlank = true;
      return at + 1;
    }
    const next = token.kind === 'row' ? this.readRows(at) : this.readLine(token, at);
    this.isAfterBlank = false;
    this.previous = token.line;
    return next;
  }

  private readLine(token: Token, at: number): number {
    if (at === this.outline.nameAt) return this.readName(token, at);
    if (this.readPicture(token)) return at + 1;
    const isContinued = this.section === 'steps' && this.isInside(token);
    const heading = isContinued ? null : this.headingAt(token, at);
    const isOwn = heading !== null && heading.rest === '' && heading.section !== 'group';
    if (!isOwn && !isContinued && this.readFact(token, at)) return at + 1;
    const below =
      heading === null
        ? this.readLooseBelow(token, at)
        : heading.rest === ''
          ? this.readFactBelow(heading, at)
          : null;
    if (below !== null) return below;
    if (heading !== null && this.begin(heading, at)) return at + 1;
    this.readPart(token, at);
    return at + 1;
  }

  private readName({ line }: Token, at: number): number {
    const name = withoutMarks(line.replace(/^#{1,6}\s+/u, '').replace(/(?<!\s)\s+#+$/u, '')).replace(
      /\s*[:：]$|(?<=\p{L})\.$/u,
      '',
    );
    const [, label = '', value = ''] = /^([^:：]{1,30}?)\s?[:：]\s*(\S.*)$/u.exec(name) ?? [];
    this.recipe.name = kindsOfLabel(label).includes('title') ? value : name;
    return this.tokens[at + 1]?.kind === 'rule' ? at + 2 : at + 1;
  }

  private readPicture({ line, body }: Token): boolean {
    const picture = solePicture(line) ?? solePicture(body);
    if (
      picture === null ||
      this.recipe.picture !== null ||
      this.section === 'steps' ||
      this.section === 'notes'
    )
      return false;
    this.recipe.picture = picture;
    return true;
  }

  private headingAt(token: Token, at: number): TextHeading | null {
    const heading = readHeading(token, this.tokens[at + 1], this.isAfterBlank || this.section === 'head');
    if (heading === null) return null;
    // Among steps, "Mix the following:" is one itself, and so is a short line in the words of a section.
    if (heading.section === 'group' && heading.level === 8 && !this.isGroup(heading.title)) return null;
    if (heading.level === 8 && !heading.isMarked && heading.section === 'notes' && this.section === 'head')
      return isWord('asides', heading.words) ? heading : null;
    return heading;
  }

  private isGroup(title: string): boolean {
    if (this.section === 'notes' || this.section === 'nutrition') return false;
    if (isPartTitle(title)) return true;
    if (this.section === 'head') return countWords(title) <= maxTitleWords + 1 && !/[,;.]/.test(title);
    return this.section !== 'steps' || title.split(' ').length <= maxTitleWords;
  }

  private get place(): FactPlace {
    if (this.section === 'head') return 'head';
    return this.section === 'notes' || this.section === 'nutrition' ? 'notes' : 'body';
  }

  private readFact(token: Token, at: number): boolean {
    if (this.section === 'nutrition' && storeNutrients(this.recipe, withoutMarks(token.body))) {
      this.title = '';
      return true;
    }
    if (token.number !== null && this.section !== 'head') return false;
    if (storeFactLine(this.recipe, token, this.place)) return true;
    const isBelowName =
      this.section === 'head' &&
      this.outline.nameAt >= 0 &&
      at - this.outline.nameAt <= 4 &&
      token.kind === 'line';
    return isBelowName && storeByline(this.recipe, token.line);
  }

  /** A label whose value stands in the line below: `Prep time`, `10 min`; or a list of tags below their heading. */
  private readFactBelow(heading: TextHeading, at: number): number | null {
    if (heading.section === 'ingredients' || heading.section === 'nutrition') return null;
    return this.readValueBelow(heading.words, at, heading.level <= 7);
  }

  private readLooseBelow({ kind, line }: Token, at: number): number | null {
    return kind === 'line' && this.section === 'head' ? this.readValueBelow(line, at, false) : null;
  }

  private readValueBelow(label: string, at: number, isMarked: boolean): number | null {
    const kinds = kindsOfLabel(label).filter(
      (kind) =>
        kind !== 'title' &&
        (isMarked || this.section === 'head') &&
        (kind !== 'extras' || this.section === 'head'),
    );
    if (kinds.length === 0) return null;
    const first = nextFilled(this.tokens, at + 1);
    let end = first;
    while (
      end < this.tokens.length &&
      end - first < 40 &&
      this.tokens[end]?.kind !== 'blank' &&
      !(end > first && this.headingMark(end))
    )
      end += 1;
    const lines = this.tokens.slice(first, end).map(({ body }) => body);
    const isList = kinds.some(
      (kind) => kind === 'tags' || kind === 'categories' || kind === 'source' || kind === 'description',
    );
    const value =
      isList && isMarked ? lines.join(kinds.includes('description') ? '\n' : ', ') : (lines[0] ?? '');
    if (value === '' || this.headingMark(first)) return null;
    const typed = isMarked
      ? kinds
      : kinds.filter((kind) =>
          kind.endsWith('Time')
            ? isDuration(value)
            : kind === 'servings' || kind === 'yield'
              ? readYield(value) !== null
              : isLooseValue(kind, value),
        );
    if (typed.length === 0 || !storeFact(this.recipe, label, value, typed)) return null;
    return isList && isMarked ? end : first + 1;
  }

  private headingMark(at: number): boolean {
    const token = this.tokens[at];
    return token !== undefined && /^(?:#{1,6}\s|\*\*[^*]+\*\*:?$)/u.test(token.line);
  }

  /** Begins what a heading heads; false if it heads nothing, so that it is text. */
  private begin(heading: TextHeading, at: number): boolean {
    const { section, rest, title, aside } = heading;
    if (section === 'notes' && rest !== '' && this.section !== 'notes') {
      this.recipe.notes.push({ title, text: withoutEscapes(rest) });
      this.isNoteOpen = false;
      return true;
    }
    if (section === 'notes' && rest !== '') this.isNoteOpen = false;
    const target = section === 'group' ? this.sectionOfGroup(heading, at) : section;
    if (target === null) return false;
    this.keepTitle();
    if (section === 'group' && this.isPartHeading(heading, at)) {
      this.part = title;
      this.enter('head', heading);
      return true;
    }
    const isNew = section !== 'group';
    this.enter(target, isNew ? heading : { ...heading, level: Math.max(this.level, heading.level) });
    this.title = isNew ? this.sectionTitle(title, aside) : title;
    if (isNew && aside !== '' && title === '') this.readAside(aside);
    if (rest !== '') this.readRest(rest);
    return true;
  }

  private enter(section: Section, { level, section: kind }: Pick<TextHeading, 'level' | 'section'>): void {
    if (this.section !== section) this.lastNumber = 0;
    this.section = section;
    this.isHeaded = kind !== 'group' || this.isHeaded;
    this.level = level;
    this.isNoteOpen = false;
    this.isAfterBlank = true;
    this.block = 'none';
  }

  private sectionTitle(title: string, _aside: string): string {
    if (title !== '') return title;
    const { part } = this;
    return part;
  }

  /** For how many the ingredients are, or in what time it is done; other words stay with the heading. */
  private readAside(aside: string): void {
    const yieldRead = readYield(aside);
    const isStored =
      yieldRead !== null &&
      (yieldRead.isCertain || yieldRead.servings !== null) &&
      storeFact(this.recipe, 'servings', aside);
    if (!isStored && !(isDuration(aside) && storeFact(this.recipe, 'total time', aside)))
      this.title = this.title === '' ? aside : `${this.title} (${aside})`;
  }

  private readRest(rest: string): void {
    if (this.section === 'ingredients') for (const one of splitList(rest)) this.addIngredient(one);
    else if (this.section === 'steps') for (const step of splitCounted(rest)) this.addStep(step, null);
    else if (this.section === 'nutrition') this.addNutrition(rest);
    else this.addNote(rest);
    this.isAfterBlank = false;
  }

  /** Which section a group's heading stands in; null if it is no heading there. */
  private sectionOfGroup(heading: TextHeading, at: number): Section | null {
    const below = kindBelow(this.tokens, at);
    const isSection = heading.level <= this.level;
    if (this.isPartHeading(heading, at)) return 'head';
    switch (this.section) {
      case 'ingredients':
        if (
          below === 'steps' &&
          this.outline.stepsAt < at &&
          (heading.level <= 7 || this.outline.stepsAt < 0)
        )
          return 'steps';
        if (below === 'prose' && isSection && heading.level <= 6)
          return this.outline.lastStepsAt > at ? 'notes' : 'steps';
        return 'ingredients';
      case 'steps':
        if (below === 'ingredients' && (isSection || this.recipe.ingredients.length === 0))
          return 'ingredients';
        return below === 'prose' &&
          isSection &&
          heading.level <= 6 &&
          this.isHeaded &&
          this.outline.stepsAt >= 0
          ? 'notes'
          : 'steps';
      case 'notes':
      case 'nutrition':
        if (isSection && below === 'ingredients') return 'ingredients';
        return isSection && below === 'steps' ? 'steps' : 'notes';
      case 'head':
        return this.groupInHead(at, below);
    }
  }

  private groupInHead(at: number, below: BlockKind): Section | null {
    const { ingredientsAt } = this.outline;
    if (ingredientsAt > at) return null;
    if (below === 'ingredients' || (below === 'names' && this.recipe.ingredients.length === 0))
      return 'ingredients';
    return (below === 'steps' || below === 'prose') &&
      (this.recipe.ingredients.length > 0 || below === 'steps')
      ? 'steps'
      : null;
  }

  /** A heading right above the heading of ingredients or steps: `## Dough`, `### Ingredients`. */
  private isPartHeading(heading: TextHeading, at: number): boolean {
    const next = nextFilled(this.tokens, at + 1);
    const token = this.tokens[next];
    if (
      token === undefined ||
      (this.section === 'head' && this.outline.nameAt < 0) ||
      heading.section !== 'group'
    )
      return false;
    const below = readHeading(token, this.tokens[next + 1], true);
    return (
      below !== null &&
      (below.section === 'ingredients' || below.section === 'steps') &&
      below.level >= heading.level &&
      this.outline.ingredientHeadings > 1
    );
  }

  private readRows(at: number): number {
    let end = at;
    while (this.tokens[end]?.kind === 'row') end += 1;
    const table = readTable(this.tokens.slice(at, end).map(({ line }) => line));
    const isFacts = this.section === 'head' && this.readFactTable(table);
    if (isFacts) return end;
    const isSteps = this.section === 'steps';
    if (isSteps)
      for (const cells of table.rows)
        this.addStep(cells.filter((cell) => !/^\d{0,2}\.?$/.test(cell)).join(' '), null);
    else if (this.section === 'nutrition')
      for (const cells of table.rows) this.addNutrition(cells.join(': '));
    else if (this.section === 'notes')
      for (const token of this.tokens.slice(at, end)) this.addNote(token.line);
    else {
      this.section = 'ingredients';
      for (const line of ingredientRows(table)) this.addIngredient(line);
    }
    return end;
  }

  /** A table of labels: above their values, or beside them. */
  private readFactTable({ head, rows }: ReturnType<typeof readTable>): boolean {
    const pairs = rows.every((cells) => cells.length === 2)
      ? [...(head?.length === 2 ? [head] : []), ...rows].map(
          ([label = '', value = '']) => [label, value] as const,
        )
      : head !== null && rows.length === 1
        ? head.map((label, at) => [label, rows[0]?.[at] ?? ''] as const)
        : [];
    const known = pairs.filter(([label]) => kindsOfLabel(label).length > 0);
    if (known.length === 0 || known.length * 2 < pairs.length) return false;
    for (const [label, value] of pairs)
      if (!storeFact(this.recipe, label, value))
        describe(this.recipe, `${label}: ${value}`.replace(/^: |: $/, ''), true);
    return true;
  }

  private readPart(token: Token, at: number): void {
    if (this.isClosing(token, at)) this.enter('notes', { level: 9, section: 'notes' });
    else if (this.beginsPart(token, at)) return;
    else this.settle(token, at);
    const { line, body } = token;
    if (line === '--') return;
    if (this.section === 'head') this.readHead(token, at);
    else if (this.section === 'ingredients') this.readIngredient(token, at);
    else if (this.section === 'steps') this.readStep(token, at);
    else if (this.section === 'nutrition') this.addNutrition(body);
    else this.addNote(line);
  }

  private isClosing({ line, kind }: Token, at: number): boolean {
    if (
      kind !== 'line' ||
      this.section === 'head' ||
      at < this.outline.end - maxClosingLines ||
      this.outline.lastHeadingAt > at
    )
      return false;
    if (line.length > 80) return false;
    if (line === '--') return true;
    if (isWord('closings', line) || leadingWords('footers', line) !== null) return true;
    const lead = leadingWords('closings', line);
    return (
      lead !== null && /^\s*[,，!！]/u.test(lead.rest) && line.split(' ').length <= 8 && !isSentence(line)
    );
  }

  /** An unmarked line right above the next heading of ingredients names a part of the dish. */
  private beginsPart({ kind, line }: Token, at: number): boolean {
    if (
      kind !== 'line' ||
      !this.isAfterBlank ||
      this.outline.ingredientHeadings < 2 ||
      isProse(line) ||
      line.length > 60 ||
      hasAmount(line)
    )
      return false;
    const next = nextFilled(this.tokens, at + 1);
    const token = this.tokens[next];
    const heading = token === undefined ? null : readHeading(token, this.tokens[next + 1], true);
    if (heading?.section !== 'ingredients' || heading.rest !== '') return false;
    this.keepTitle();
    this.part = withoutMarks(line);
    return true;
  }

  /** Decides which section a line without a heading of its own belongs to. */
  private settle(token: Token, at: number): void {
    if (this.section === 'notes' || this.section === 'nutrition') return this.settleNotes(token, at);
    const isStart = this.isAfterBlank || this.block === 'none';
    if (isStart) this.block = blockKind(this.tokens, at);
    const isBound =
      this.isHeaded &&
      (this.section === 'steps' ||
        (this.section === 'ingredients' &&
          (this.outline.stepsAt > at || this.outline.stepsAt < 0 === false)));
    if (isBound) return;
    if (this.section === 'head') return this.settleHead(token, at);
    if (this.section === 'ingredients') return this.settleIngredients(token, at, isStart);
    if (
      isStart &&
      this.block === 'ingredients' &&
      !this.isHeaded &&
      leadsWithAmount(withoutMarks(token.body))
    )
      this.section = 'ingredients';
  }

  private settleNotes(token: Token, at: number): void {
    const resumes = token.number !== null && this.lastNumber > 0 && token.number === this.lastNumber + 1;
    if (resumes) {
      this.section = 'steps';
      return;
    }
    if (!this.isAfterBlank || this.recipe.ingredients.length > 0 || this.outline.ingredientsAt >= 0) return;
    if (blockKind(this.tokens, at) === 'ingredients') this.leaveFor('ingredients');
  }

  private leaveFor(section: Section): void {
    this.section = section;
    this.isHeaded = false;
    this.title = '';
  }

  private settleHead(token: Token, at: number): void {
    const { ingredientsAt } = this.outline;
    if (ingredientsAt > at) return;
    const body = withoutMarks(token.body);
    const isListed =
      this.block === 'ingredients' ||
      (this.block === 'names' && (token.isBulleted || this.isListOfNames(at)));
    if (
      isListed &&
      (token.isBulleted ||
        hasAmount(body) ||
        this.block === 'names' ||
        headsList(this.tokens, at, this.isAfterBlank))
    )
      this.leaveFor('ingredients');
    else if (this.block === 'steps' && (token.number !== null || this.recipe.ingredients.length > 0))
      this.leaveFor('steps');
    else if (this.block === 'steps' && token.isBulleted && this.outline.stepsAt < 0)
      this.leaveFor(this.recipe.ingredients.length > 0 ? 'steps' : 'ingredients');
  }

  /** Short lines without amounts are foods if a text below tells what to do with them. */
  private isListOfNames(at: number): boolean {
    let end = at;
    while (this.tokens[end]?.kind === 'line') end += 1;
    if (end - at < 3) return false;
    if (this.outline.stepsAt > at) return this.isAfterBlank;
    const below = blockKind(this.tokens, nextFilled(this.tokens, end));
    return this.isAfterBlank && (below === 'prose' || below === 'steps');
  }

  private settleIngredients(token: Token, at: number, isStart: boolean): void {
    if (this.outline.stepsAt > at) {
      if (!this.isHeaded && isStart && this.block === 'prose') this.section = 'notes';
      return;
    }
    if (this.recipe.ingredients.length === 0) return;
    const body = withoutMarks(token.body);
    const isList = this.block === 'ingredients' || this.block === 'names';
    const isStep = !hasAmount(body) && (token.number !== null || isProse(body));
    const isNext = isStart ? this.block === 'steps' || this.block === 'prose' : isStep && !this.isHeaded;
    const isCounted = token.number === 1 && (isProse(body) || (body === '' && this.block === 'steps'));
    if ((isNext && !(isList && token.isBulleted)) || isCounted || (isStart && isStep && !token.isBulleted)) {
      this.section = 'steps';
      this.isHeaded = false;
      this.title = '';
      this.lastNumber = 0;
    }
  }

  private readHead({ line }: Token, at: number): void {
    const lead = this.isAfterBlank && this.recipe.description !== '';
    if (at === this.outline.greetingAt && line === '') return;
    const isCut =
      !lead &&
      this.previous.length >= minWrappedLength &&
      !/[.!?:]$/.test(this.previous) &&
      this.recipe.description.endsWith(this.previous);
    if (isCut) this.recipe.description += ` ${withoutEscapes(line)}`;
    else describe(this.recipe, withoutEscapes(line), lead);
  }

  private readIngredient(token: Token, at: number): void {
    const { line, body, isBulleted, number } = token;
    const last = this.recipe.ingredients.at(-1);
    const isNested = isBulleted && token.indent > this.previousIndent;
    const text =
      body === ''
        ? line
        : number !== null && !this.countsOn(number, isBulleted)
          ? isBulleted
            ? line.replace(/^\S+\s+/u, '')
            : line
          : body;
    const plain = withoutMarks(text);
    if (!isBulleted && last !== undefined && !this.isAfterBlank && this.isSameLine(token, last.text)) {
      this.recipe.ingredients[this.recipe.ingredients.length - 1] = {
        ...last,
        text: `${last.text} ${plain}`,
      };
      return;
    }
    if (!isNested) this.previousIndent = token.indent;
    if (this.isGroupLine(token, at, plain)) {
      this.keepTitle();
      this.title = plain.replace(/\s*[:：]$/u, '');
      this.isNoteOpen = false;
      return;
    }
    for (const one of splitColumns(plain)) this.addIngredient(one);
  }

  /** Whether a line goes on with the one above it: cut by a page, or standing in below its bullet. */
  private isSameLine(token: Token, previous: string): boolean {
    if (
      token.number !== null ||
      (hasAmount(token.line) && leadsWithAmount(token.line) && !continuesIngredient(previous, token.line))
    )
      return false;
    const isBelowBullet =
      this.outline.hasBullets &&
      (token.indent > this.previousIndent || /^\p{Ll}/u.test(token.line)) &&
      /^(?:[-*+•]|\p{So})/u.test(this.previous);
    return isBelowBullet || continuesIngredient(previous, token.line);
  }

  private countsOn(number: number, isBulleted: boolean): boolean {
    if (isBulleted) return false;
    const isNext = number === 1 || number === this.lastNumber + 1;
    if (isNext) this.lastNumber = number;
    return isNext;
  }

  private isGroupLine(token: Token, at: number, plain: string): boolean {
    const next = this.tokens[at + 1];
    const isLast = next === undefined || (next.kind === 'blank' && kindBelow(this.tokens, at) === 'none');
    if (isLast || plain.length > 60) return false;
    if (token.isBulleted) return /[:：]$/u.test(plain) && next.indent > token.indent;
    if (/[:：]$/u.test(plain) && !/\d/.test(plain)) return true;
    if (token.number !== null || leadsWithAmount(plain)) return false;
    const isUpper =
      isUpperCase(plain) && plain.length > 3 && !isUpperCase(next.line) && plain.split(' ').length <= 6;
    return (
      isUpper ||
      (isPartTitle(plain) && (this.isAfterBlank || next.isBulleted || plain.includes(' '))) ||
      headsList(this.tokens, at, this.isAfterBlank)
    );
  }

  private addIngredient(text: string): void {
    if (text.trim() === '') return;
    if (
      this.isHeaded ||
      hasAmount(text) ||
      this.recipe.ingredients.length > 0 ||
      this.outline.hasBullets ||
      this.block === 'names'
    )
      this.hasEvidence = true;
    this.recipe.ingredients.push({ title: this.title, text: text.trim() });
    this.title = '';
  }

  private isInside({ indent, kind, number }: Token): boolean {
    return (
      kind !== 'row' &&
      this.recipe.steps.length > 0 &&
      this.lastNumber > 0 &&
      indent >= 2 &&
      indent > this.previousIndent &&
      number !== this.lastNumber + 1 &&
      this.title === ''
    );
  }

  private readStep(token: Token, at: number): void {
    const { steps } = this.recipe;
    const { line, number, isBulleted } = token;
    if (this.isInside(token)) {
      const isCut =
        !this.isAfterBlank &&
        !isBulleted &&
        number === null &&
        this.previous.length >= minWrappedLength &&
        !this.outline.isMarkdown &&
        !/[.!?:]$/.test(this.previous);
      appendToStep(steps, withoutEscapes(line), this.isAfterBlank ? '\n\n' : isCut ? ' ' : '\n');
      return;
    }
    if (number === null && !isBulleted && this.isStepCounter(line)) return;
    if (this.joins(token)) return;
    if (this.isStepGroup(token, at)) {
      this.keepTitle();
      this.title = withoutMarks(token.body).replace(/\s*[:：]$/u, '');
      return;
    }
    this.previousIndent = token.indent;
    if (number !== null && !isBulleted) this.lastNumber = number;
    if (number !== null) this.hasEvidence = true;
    const isNumber = number !== null && (number === 1 || number <= this.lastNumber + 1);
    const texts =
      number === 1 && !this.isCountedBelow(at)
        ? splitCounted(line)
        : [isNumber || isBulleted ? token.body : line];
    for (const text of texts.length > 1 ? texts : [isNumber || isBulleted ? token.body : line])
      this.addStep(text, number);
  }

  private isCountedBelow(at: number): boolean {
    return this.tokens[at + 1]?.number === 2;
  }

  /** A number on a line of its own counts the step below it. */
  private isStepCounter(line: string): boolean {
    if (Number(line) !== this.lastNumber + 1 || !/^\d{1,2}$/.test(line)) return false;
    this.lastNumber = Number(line);
    this.hasEvidence = true;
    return true;
  }

  /** Puts a line that goes on with the step above it there. */
  private joins({ line, number, isBulleted, body }: Token): boolean {
    const last = this.recipe.steps.at(-1);
    if (last === undefined || this.isAfterBlank || number !== null || this.title !== '') return false;
    if (isBulleted) {
      if (!/[:：]$/u.test(last.text) && !/[:：]\n(?:- [^\n]*\n?)*- [^\n]*$/u.test(last.text.slice(-600)))
        return false;
      appendToStep(this.recipe.steps, `- ${body}`, '\n');
      return true;
    }
    const isOpen = !/[.!?:؟。！？]["”»)]?$/u.test(this.previous);
    const isCut =
      isOpen &&
      (this.previous.length >= minWrappedLength || (/^\p{Ll}/u.test(line) && this.previous.length >= 25));
    if (last.text === '' || !isCut) return this.fillsCounter(last.text, line);
    appendToStep(this.recipe.steps, withoutEscapes(line), ' ');
    return true;
  }

  private fillsCounter(text: string, line: string): boolean {
    const name = nameOfStep(text);
    if (name === null) return false;
    appendToStep(this.recipe.steps, withoutEscapes(line), '\n');
    return true;
  }

  private isStepGroup(token: Token, at: number): boolean {
    const next = this.tokens[at + 1];
    const { line } = token;
    if (
      token.kind !== 'line' ||
      next === undefined ||
      line.length > 60 ||
      isSentence(line) ||
      /[.!?]$/.test(line)
    )
      return false;
    if (isPartTitle(line)) return next.kind !== 'blank' || kindBelow(this.tokens, at) !== 'none';
    const isUpper =
      isUpperCase(line) &&
      line.length > 3 &&
      !isUpperCase(next.line) &&
      this.isAfterBlank &&
      line.split(' ').length <= 6;
    return isUpper || (this.isAfterBlank && next.number === 1);
  }

  private addStep(text: string, number: number | null): void {
    const plain = withoutEscapes(text).trim();
    if (plain === '') return;
    if (this.isHeaded || number !== null) this.hasEvidence = true;
    this.recipe.steps.push({ title: this.title, summary: '', text: plain });
    this.title = '';
  }

  private addNote(line: string): void {
    const { notes } = this.recipe;
    const last = notes.at(-1);
    const text = withoutEscapes(line);
    if (!this.isNoteOpen || last === undefined || this.title !== '') notes.push({ title: this.title, text });
    else
      notes[notes.length - 1] = { ...last, text: `${last.text}${this.isAfterBlank ? '\n\n' : '\n'}${text}` };
    this.isNoteOpen = true;
    this.title = '';
  }

  private addNutrition(line: string): void {
    const plain = withoutMarks(line);
    if (storeNutrients(this.recipe, plain)) {
      if (kindsOfLabel(this.title).length === 0) this.title = '';
    } else this.addNote(line);
  }

  /** A heading without lines below it is text like any other. */
  private keepTitle(): void {
    const { title, section } = this;
    if (title !== '' && title !== this.part) {
      if (section === 'head') describe(this.recipe, title, true);
      else this.recipe.notes.push({ title: '', text: title });
    }
    this.title = '';
  }
}
