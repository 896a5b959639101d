/** The focused element of a document, and its body, which has the focus if no other element does. */
interface Page {
  readonly activeElement: Element | null;
  readonly body: Element;
}

/**
 * Remembers the focused element.
 * @returns a function that restores the focus after the next render, unless another element has it
 */
export function rememberFocus(page: Page, onceDrawn: (work: () => void) => void): () => void {
  const before = page.activeElement;
  return () => {
    onceDrawn(() => {
      const isLost = page.activeElement === page.body || page.activeElement === null;
      if (isLost && isFocusable(before) && before.isConnected) before.focus();
    });
  };
}

function isFocusable(element: Element | null): element is Element & HTMLOrSVGElement {
  return element !== null && 'focus' in element;
}
