/** The categories that a blog files a page under. */
import type { Page, PageElement } from './element.ts';
import { elementText } from './page-text.ts';

const maxCategories = 8;
const maxLength = 60;
/** Names that say nothing. */
const noCategory = /^(?:uncategori[sz]ed|allgemein|non classé|sin categoría|recipes?|rezepte)$/i;

/** Texts of the links to the page's categories: those of one place, for a list of other pages shows theirs, too. */
export function pageCategories(page: Page): string[] {
  const links = page.elements.filter(isCategoryLink);
  const [first] = links;
  if (first === undefined) return [];
  const place = findListItem(first);
  const names = links.filter((link) => findListItem(link) === place).map(elementText);
  return [...new Set(names)]
    .filter((name) => name !== '' && name.length <= maxLength && !noCategory.test(name))
    .slice(0, maxCategories);
}

function isCategoryLink({ tag, attributes }: PageElement): boolean {
  return tag === 'a' && attributes.rel !== undefined && /(?:^|\s)category(?:$|\s)/.test(attributes.rel);
}

/** The element that holds the links: their parent, or the list whose items hold one each. */
function findListItem(link: PageElement): PageElement | null {
  return link.parent?.tag === 'li' ? link.parent.parent : link.parent;
}
