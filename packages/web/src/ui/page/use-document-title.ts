import { useEffect } from 'react';

/** Names the browser's tab: `Title · Hearth`. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Hearth' : `${title} · Hearth`;
  }, [title]);
}
