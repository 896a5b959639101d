import { type ClipboardEvent, useState } from 'react';

const withoutBlanks = (text: string) => text.replaceAll(/\s+/g, '');

/** The text of a field of one line, with the lines that it lost when they were pasted. */
export function useWholeText(text: string): {
  whole: string;
  onPaste: (event: Pick<ClipboardEvent, 'clipboardData'>) => void;
} {
  const [pasted, setPasted] = useState('');
  const isPasted = pasted.includes('\n') && withoutBlanks(text) === withoutBlanks(pasted);
  return {
    whole: isPasted ? pasted : text,
    onPaste: ({ clipboardData }) => setPasted(clipboardData.getData('text')),
  };
}
