/** Recipes on pages without markup whose elements at least have telling names, such as `class="ingredients"`. */
import { readBlocks } from '../page/blocks.ts';
import type { Page, PageElement } from '../page/element.ts';
import { emptyDraft, type InstructionSection, type RecipeDraft } from '../types.ts';
import { directionSections } from './listed-directions.ts';
import { ingredientGroups, ingredientPoints } from './listed-ingredients.ts';
import { joinRows, type SiblingCounts } from './join-rows.ts';

const ingredientName = /ingred|zutat|(?:^|[\s_-])hozzavalok|skladnik|surovin/i;
const directionName =
  /instruction|direction|preparation|zubereitung|(?:^|[\s_-])(?:method|steps|recipe-steps|procedure|howto|how-to|elkeszites|preparo|elaboracion|bereiding)(?:$|[\s_-])/i;
/** Containers that are looked at; more is a page of lists. */
const maxContainers = 60;
const minLines = 2;
const maxLines = 100;
/** Shorter lines are seldom sentences. */
const minSentenceLength = 20;

/** The best list of ingredients and of directions inside elements that are named so. */
export function draftFromNames(page: Page): RecipeDraft {
  const draft = emptyDraft();
  const counts: SiblingCounts = new Map();
  const groups = best(
    withFamilies(named(page, ingredientName)),
    (parts) => ingredientGroups(joinRows(parts.flatMap(readBlocks), counts)),
    (found) => ingredientPoints(found),
  );
  draft.ingredients = groups.flatMap((group) => group.lines);
  draft.ingredientGroups = groups.some((group) => group.heading !== null) ? groups : [];
  draft.sections = best(
    withFamilies(named(page, directionName)),
    (parts) => directionSections(parts.flatMap(readBlocks)),
    directionPoints,
  );
  return draft;
}

function named(page: Page, pattern: RegExp): PageElement[] {
  const found = page.elements.filter(({ tag, attributes }) => {
    const name = `${attributes.class ?? ''} ${attributes.id ?? ''}`;
    return name.length > 1 && name.length < 300 && tag !== 'body' && tag !== 'html' && pattern.test(name);
  });
  return found.slice(0, maxContainers);
}

/** Longer directions are better ones, as far as their lines read like sentences and not like a list of ingredients. */
function directionPoints(found: readonly InstructionSection[]): number {
  const steps = found.flatMap((section) => section.steps);
  const texts = steps.filter(
    (step) => step.text.length >= minSentenceLength && !/^\d+\s?\p{L}/u.test(step.text),
  );
  const length = texts.reduce((sum, step) => sum + step.text.length, 0);
  const others = steps.length - texts.length;
  return steps.length > maxLines || length < 80
    ? 0
    : Math.max(1, Math.min(length, 3000) - others * minSentenceLength);
}

/** Each element by itself, and siblings of one name together: a list may be cut into boxes. */
function withFamilies(elements: readonly PageElement[]): PageElement[][] {
  const families = new Map<PageElement | null, Map<string, PageElement[]>>();
  for (const element of elements) {
    const siblings = families.get(element.parent) ?? new Map<string, PageElement[]>();
    const name = `${element.tag} ${element.attributes.class ?? ''}`;
    siblings.set(name, [...(siblings.get(name) ?? []), element]);
    families.set(element.parent, siblings);
  }
  const together = [...families.values()].flatMap((siblings) => [...siblings.values()]);
  return [...elements.map((element) => [element]), ...together.filter((family) => family.length > 1)];
}

/** The result with the most points; the earlier, outer element wins a tie. */
function best<T>(
  candidates: readonly PageElement[][],
  read: (parts: readonly PageElement[]) => T[],
  pointsOf: (found: T[]) => number,
): T[] {
  let chosen: T[] = [];
  let most = 0;
  for (const parts of candidates) {
    const found = read(parts);
    const points = found.length > maxLines ? 0 : pointsOf(found);
    if (points > most) [chosen, most] = [found, points];
  }
  return most < minLines ? [] : chosen;
}
