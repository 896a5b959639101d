/** What has the focus, and what has it when nothing else does. */
interface Page {
  readonly activeElement: Element | null;
  readonly body: Element;
}

/**
 * Remembers what has the focus now.
 * @returns what gives it back once the page is drawn, unless something else has taken it
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
