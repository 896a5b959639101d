import { findLocalPaper } from '../../../platform/i18n/index.ts';
import { type Preferences, usePreference } from '../../../platform/preferences/index.ts';

type Preferred = Preferences['recipePrint'];
type Paper = NonNullable<Preferred['paper']>;

/** How this device prints recipes, on a paper that is known. */
export type PrintOptions = Preferred & { readonly paper: Paper };

/** How this device prints recipes; on the paper of the reader's country before another one is chosen. */
export function usePrintOptions(): [PrintOptions, (changes: Partial<PrintOptions>) => void] {
  const [options, change] = usePreference('recipePrint');
  const local = findLocalPaper(navigator.language) === 'letter' ? 'Letter' : 'A4';
  return [{ ...options, paper: options.paper ?? local }, change];
}

/** Papers with their size in millimetres and the margin on all sides. */
export const papers: Readonly<Record<Paper, { width: number; height: number; margin: number }>> = {
  A4: { width: 210, height: 297, margin: 15 },
  Letter: { width: 215.9, height: 279.4, margin: 15 },
  A5: { width: 148, height: 210, margin: 10 },
  card: { width: 152.4, height: 101.6, margin: 6 },
};

/** Tells the printer which paper is meant until the returned function is called. */
export function layPaper(paper: Paper): () => void {
  const { width, height, margin } = papers[paper];
  const sheet = new CSSStyleSheet();
  // A style element would need the nonce of the page; a constructed sheet is no markup.
  sheet.replaceSync(`@page { size: ${width}mm ${height}mm; margin: ${margin}mm; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
