import { useEffect, useState } from 'react';
import { stopTypeAhead, startTypeAhead } from '../../../../platform/shortcuts/index.ts';

/** Whether the search is open. The keys are its own from the moment it is opened, before its code has arrived. */
export function useSearch() {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    stopTypeAhead();
    setOpen(false);
  };
  const open = () => {
    startTypeAhead(close);
    setOpen(true);
  };
  useEffect(() => stopTypeAhead, []);
  return { isOpen, open, close };
}

/** On a page with a search of its own (the library) the key leads to its field; false elsewhere. */
export function focusPageSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main [data-page-search]');
  field?.focus();
  field?.select();
  return field !== null;
}
