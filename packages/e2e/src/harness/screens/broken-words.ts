import type { Page } from 'playwright-core';

/** What people press or read as a heading: its words are never broken or cut. */
const controls = 'button, a, label, th, summary, legend, h1, h2, h3, [role="tab"]';

/**
 * Words of the page's controls that are broken over two lines without a hyphen, and texts that a box cuts off; each with
 * the whole text. What readers wrote themselves may be cut: it stands in `bdi` or has its own direction.
 */
export function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const range = document.createRange();
    const isOwn = ({ parentElement }: Node) => parentElement?.closest('bdi, [dir="auto"], code') !== null;
    // Texts that are only read out are as small as a point, or above the window.
    const isPoint = (element: Element | null): boolean => {
      if (element === null || element === document.body) return false;
      const { width, height, bottom } = element.getBoundingClientRect();
      return width <= 2 || height <= 2 || bottom <= 0 || isPoint(element.parentElement);
    };
    const isShown = ({ parentElement }: Node) =>
      parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === true &&
      !isPoint(parentElement);
    const isBroken = (node: Text) =>
      [...node.data.matchAll(/\p{L}{2,}/gu)].some(({ index, 0: word }) => {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        const isHyphened = getComputedStyle(node.parentElement ?? document.body).hyphens === 'auto';
        return new Set(tops).size > 1 && !isHyphened;
      });
    const isCut = (node: Text, control: Element) => {
      range.selectNodeContents(node);
      const { left, right } = range.getBoundingClientRect();
      const cuts = (element: Element | null): boolean => {
        if (element === null) return false;
        const box = element.getBoundingClientRect();
        const isClipping = getComputedStyle(element).overflowX !== 'visible';
        if (isClipping && (left < box.left - 1 || right > box.right + 1)) return true;
        return element !== control && cuts(element.parentElement);
      };
      return cuts(node.parentElement);
    };
    const found = [...document.querySelectorAll(selector)].flatMap((control) => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      return texts
        .filter((node) => isShown(node) && !isOwn(node) && (isBroken(node) || isCut(node, control)))
        .map(({ data }) => data.trim());
    });
    return [...new Set(found)];
  }, controls);
}
