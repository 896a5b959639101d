/** The writer of a page, as its byline names them. */
import type { Page, PageElement } from './element.ts';
import { elementText } from './page-text.ts';

const bylineClass = /(?:^|[\s_-])(?:author|byline|by-line|chef)(?:[_-]?name)?(?:$|\s)/i;
/** Words before the name in a byline. */
const leadPattern =
  /^(?:(?:recipe|recept|rezept|recette|receta|ricetta|receita)\s+)?(?:by|von|par|por|door|av|af|di|od|written by|posted by|(?:autor|autorin|author|chef)(?=:))\s*:?\s+/i;
/** The date that a byline ends with. */
const date =
  /(?<![\s,|·–-])[\s,|·–-]{1,5}(?:(?:\p{L}{3,12}\.?\s\d{1,2}|\d{1,2}\.?\s\p{L}{3,12}\.?),?\s\d{4}|\d{1,4}[./-]\d{1,2}[./-]\d{1,4})$/u;
const commentName = /comment|reply|review/i;
const maxNameLength = 50;
/** Elements around a name that tell whose it is. */
const maxLevels = 4;

/** Text of the first element that is marked or named as the writer's, without the words before the name. */
export function readByline(page: Page): string | null {
  const marked = page.elements.find((element) => isMarked(element) && isName(elementText(element)));
  const found = marked ?? page.elements.find((element) => isNamed(element) && isName(elementText(element)));
  return found === undefined ? null : withoutLead(elementText(found));
}

/** A name without the words around it: `By Ada Lovelace, May 3, 2024`. */
export function withoutLead(text: string): string {
  return text.replace(leadPattern, '').replace(date, '').trim();
}

function isMarked({ attributes, tag }: PageElement): boolean {
  return (tag === 'a' && attributes.rel === 'author') || attributes.itemprop === 'author';
}

function isNamed(element: PageElement): boolean {
  const { class: names } = element.attributes;
  return names !== undefined && bylineClass.test(names) && !isInComment(element);
}

function isInComment(element: PageElement): boolean {
  let at: PageElement | null = element;
  for (let level = 0; level < maxLevels && at !== null; level += 1) {
    if (commentName.test(at.attributes.class ?? '')) return true;
    at = at.parent;
  }
  return false;
}

function isName(text: string): boolean {
  return text.length > 2 && text.length <= maxNameLength && /\p{L}/u.test(text);
}
