/** Under construction within this piece of work. */
export function DocsPage() {
  return null;
}
