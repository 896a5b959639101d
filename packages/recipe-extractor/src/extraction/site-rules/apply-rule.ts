/** Reads a page by the rule of its site. */
import { parseMinutes } from '../fields/duration.ts';
import { tidyIngredient } from '../fields/ingredient-lines.ts';
import { addLine } from '../page-structure/listed-ingredients.ts';
import type { Page, PageElement } from '../page/element.ts';
import { elementLines, elementText } from '../page/page-text.ts';
import type { IngredientGroup, InstructionSection, RecipeDraft, RecipeTime } from '../types.ts';
import { parseSelector, type Selector } from './selector.ts';
import type { ListField, SiteRule, ValueField } from './site-rule.ts';

/** The fields that the rule's elements tell; a field without such an element is left to the other readers. */
export function applySiteRule(rule: SiteRule, page: Page): Partial<RecipeDraft> {
  const reader = new RuleReader(rule, page);
  return withoutEmpty({
    title: reader.value('title'),
    description: reader.value('description'),
    author: reader.value('author'),
    images: reader.images(),
    yieldTexts: reader.yields(),
    prepTime: reader.time('prepTime'),
    cookTime: reader.time('cookTime'),
    totalTime: reader.time('totalTime'),
    ...reader.ingredients(),
    sections: reader.sections(),
  });
}

/** More pixels than any picture that the page declares: the rule's picture comes first. */
const first = Number.MAX_SAFE_INTEGER;

function withoutEmpty(fields: Partial<RecipeDraft>): Partial<RecipeDraft> {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  );
}

/** The last item of a list; of an empty one the item given, which joins it. */
function getLast<T>(list: T[], first: T): T {
  if (list.length === 0) list.push(first);
  return list.at(-1) ?? first;
}

/** A line of a list, or the heading above the next ones. */
interface ListedText {
  readonly isHeading: boolean;
  readonly text: string;
}

class RuleReader {
  private readonly rule: SiteRule;
  private readonly page: Page;
  private readonly isLeftOut: Selector;

  constructor(rule: SiteRule, page: Page) {
    this.rule = rule;
    this.page = page;
    this.isLeftOut = rule.leaveOut === undefined ? () => false : parseSelector(rule.leaveOut);
  }

  value(field: ValueField): string | null {
    const selector = this.rule.fields[field];
    if (selector === undefined) return null;
    const values = this.page.elements.filter(parseSelector(selector)).map((element) => this.valueOf(element));
    return values.find((value) => value !== '') ?? null;
  }

  images(): RecipeDraft['images'] {
    const address = this.value('image');
    return address === null ? [] : [{ address, pixels: first }];
  }

  yields(): string[] {
    const text = this.value('yield');
    return text === null || !/\d/.test(text) ? [] : [text];
  }

  time(field: ValueField): RecipeTime | null {
    const text = this.value(field) ?? '';
    const minutes = parseMinutes(text);
    return minutes === null || minutes <= 0 ? null : { text, minutes };
  }

  ingredients(): Pick<Partial<RecipeDraft>, 'ingredients' | 'ingredientGroups'> {
    const groups: IngredientGroup[] = [];
    for (const { isHeading, text } of this.listed('ingredients', 'groups')) {
      if (isHeading) groups.push({ heading: text.replace(/[:：]$/, ''), lines: [] });
      else addLine(getLast(groups, { heading: null, lines: [] }).lines, tidyIngredient(text));
    }
    const filled = groups.filter((group) => group.lines.length > 0);
    const ingredients = filled.flatMap((group) => group.lines);
    if (ingredients.length === 0) return {};
    const isGrouped = filled.some((group) => group.heading !== null);
    return isGrouped ? { ingredients, ingredientGroups: filled } : { ingredients };
  }

  sections(): InstructionSection[] {
    const sections: InstructionSection[] = [];
    for (const { isHeading, text } of this.listed('steps', 'sections')) {
      if (isHeading) sections.push({ heading: text, steps: [] });
      else getLast(sections, { heading: null, steps: [] }).steps.push({ name: null, text });
    }
    return sections.filter((section) => section.steps.length > 0);
  }

  private listed(lines: 'ingredients' | 'steps', headings: ListField): ListedText[] {
    const { fields, byLine } = this.rule;
    if (fields[lines] === undefined) return [];
    const isLine = parseSelector(fields[lines]);
    const heading = fields[headings];
    const isHeading = heading === undefined ? (): boolean => false : parseSelector(heading);
    return this.page.elements
      .filter((element) => isLine(element) || isHeading(element))
      .flatMap((element): ListedText[] => {
        const shown = this.without(element);
        const texts =
          byLine?.includes(lines) === true && !isHeading(element)
            ? elementLines(shown)
            : [elementText(shown)];
        return texts.filter((text) => text !== '').map((text) => ({ isHeading: isHeading(element), text }));
      });
  }

  private valueOf(element: PageElement): string {
    const { content, datetime, 'data-src': source, src } = element.attributes;
    return content ?? datetime ?? source ?? src ?? elementText(this.without(element));
  }

  /** A copy of an element that lacks what is left out. */
  private without(element: PageElement): PageElement {
    if (this.rule.leaveOut === undefined) return element;
    const children = element.children
      .filter((child) => typeof child === 'string' || !this.isLeftOut(child))
      .map((child) => (typeof child === 'string' ? child : this.without(child)));
    return { ...element, children };
  }
}
