/** Lists of terms in which each term has one text: `<dt>200 g</dt><dd>flour</dd>`. */
import { childElements, type PageElement } from './element.ts';
import { elementText } from './page-text.ts';

/** A single pair may as well be a heading with one line. */
const minPairs = 2;
/** Share of the pairs of which one half begins with an amount. */
const minMeasured = 0.6;
const amount = /^[\d½¼¾⅓⅔⅛]/;
/** Pairs of longer lists are not looked at. */
const maxParts = 400;

/** The terms and texts of a list of amounts in which they alternate; empty where a term has several texts, or none. */
export function pairedParts(list: PageElement): ReadonlySet<PageElement> {
  const parts = listParts(list);
  const isPaired = parts.every(({ tag }, index) => tag === (index % 2 === 0 ? 'dt' : 'dd'));
  const pairs = parts.length / 2;
  if (!isPaired || !Number.isInteger(pairs) || pairs < minPairs) return new Set();
  const measured = parts.filter((part) => amount.test(elementText(part)));
  return new Set(measured.length >= pairs * minMeasured ? parts : []);
}

/** Terms and texts in document order; a div may hold each pair. */
function listParts(list: PageElement): PageElement[] {
  return childElements(list)
    .flatMap((child) => (child.tag === 'div' ? childElements(child) : [child]))
    .filter(({ tag }) => tag === 'dt' || tag === 'dd')
    .slice(0, maxParts);
}
