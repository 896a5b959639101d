import { type StepPiece, stepPieces, type StepView } from './step-pieces.ts';

const untouchedElements = 'a, code, pre, kbd, iframe, summary';

/** Makes elements of the cooking times and scaled amounts of a step that is HTML already, and writes the rest anew. */
export function decorateStep(root: ParentNode, view: StepView, elementOf: (piece: StepPiece) => Node): void {
  for (const node of textNodes(root)) {
    const text = node.data;
    const pieces = stepPieces(text, view);
    const isPlain = ({ seconds, original }: StepPiece) => seconds === undefined && original === undefined;
    if (pieces.length === 1 && pieces[0]?.text === text && isPlain(pieces[0])) continue;
    node.replaceWith(...pieces.map((piece) => (isPlain(piece) ? piece.text : elementOf(piece))));
  }
}

function textNodes(root: ParentNode): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const isTouched = (node.parentElement?.closest(untouchedElements) ?? null) === null;
    if (node instanceof Text && isTouched) nodes.push(node);
  }
  return nodes;
}
