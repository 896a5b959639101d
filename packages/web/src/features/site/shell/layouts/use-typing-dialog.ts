import { useEffect, useState } from 'react';
import { stopTypeAhead, startTypeAhead } from '../../../../platform/shortcuts/index.ts';

/** What one types into over any page. */
type TypingDialog = 'search' | 'palette';

/** Which of them is open. The keys are its own from the moment it is opened, before its code has arrived. */
export function useTypingDialog() {
  const [opened, setOpened] = useState<TypingDialog | null>(null);
  const close = () => {
    stopTypeAhead();
    setOpened(null);
  };
  const open = (dialog: TypingDialog) => {
    startTypeAhead(close);
    setOpened(dialog);
  };
  useEffect(() => stopTypeAhead, []);
  return { opened, open, close };
}

/** On a page with a search of its own (the library) the key leads to its field; false elsewhere. */
export function focusPageSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main [data-page-search]');
  field?.focus();
  field?.select();
  return field !== null;
}
