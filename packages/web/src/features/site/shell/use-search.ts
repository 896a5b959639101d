import { useEffect, useState } from 'react';
import { returnKeys, takeKeys } from '../../../platform/shortcuts/index.ts';

/** Whether the search is open. The keys are its own from the moment it is opened, before its code has arrived. */
export function useSearch() {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    returnKeys();
    setOpen(false);
  };
  const open = () => {
    takeKeys(close);
    setOpen(true);
  };
  useEffect(() => returnKeys, []);
  return { isOpen, open, close };
}
