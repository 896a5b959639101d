import type { TemperatureScale } from '@hearth/domain/measures/temperatures';
import { stepPieces } from './step-pieces.ts';

const UNTOUCHED = 'a, code, pre, kbd, iframe, summary';

/** Puts buttons around the cooking times of a step that is HTML already, and its temperatures on one scale. */
export function decorateStep(
  root: ParentNode,
  temperature: TemperatureScale | 'original',
  button: (text: string, seconds: number) => Node,
): void {
  for (const node of textNodes(root)) {
    const text = node.data;
    const pieces = stepPieces(text, temperature);
    if (pieces.length === 1 && pieces[0]?.text === text && pieces[0].seconds === undefined) continue;
    node.replaceWith(
      ...pieces.map(({ text: piece, seconds }) => (seconds === undefined ? piece : button(piece, seconds))),
    );
  }
}

function textNodes(root: ParentNode): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const isTouched = (node.parentElement?.closest(UNTOUCHED) ?? null) === null;
    if (node instanceof Text && isTouched) nodes.push(node);
  }
  return nodes;
}
