import { useDocumentTitle } from './use-document-title.ts';

/** Names the browser's tab while it is shown, for what is a page only at times. */
export function TabTitle({ title }: { title: string }) {
  useDocumentTitle(title);
  return null;
}
