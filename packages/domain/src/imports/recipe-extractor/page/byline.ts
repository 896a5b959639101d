/** The writer of a page, as its byline names them. */
import type { Page, PageElement } from './element.ts';
import { elementText } from './page-text.ts';

const BYLINE_CLASS = /(?:^|[\s_-])(?:author|byline|by-line|chef)(?:[_-]?name)?(?:$|\s)/i;
/** Words before the name in a byline. */
const LEAD =
  /^(?:(?:recipe|recept|rezept|recette|receta|ricetta|receita)\s+)?(?:by|von|par|por|door|av|af|di|od|written by|posted by|(?:autor|autorin|author|chef)(?=:))\s*:?\s+/i;
const MAX_NAME_LENGTH = 50;

/** Text of the first element that is marked or named as the writer's, without the words before the name. */
export function readByline(page: Page): string | null {
  const marked = page.elements.find((element) => isMarked(element) && isName(elementText(element)));
  const found = marked ?? page.elements.find((element) => isNamed(element) && isName(elementText(element)));
  return found === undefined ? null : withoutLead(elementText(found));
}

/** A name without the words that lead to it: `By Ada Lovelace`. */
export function withoutLead(text: string): string {
  return text.replace(LEAD, '').trim();
}

function isMarked({ attributes, tag }: PageElement): boolean {
  return (tag === 'a' && attributes.rel === 'author') || attributes.itemprop === 'author';
}

function isNamed({ attributes }: PageElement): boolean {
  return attributes.class !== undefined && BYLINE_CLASS.test(attributes.class);
}

function isName(text: string): boolean {
  return text.length > 2 && text.length <= MAX_NAME_LENGTH && /\p{L}/u.test(text);
}
