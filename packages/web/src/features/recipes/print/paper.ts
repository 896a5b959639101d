import type { Preferences } from '../../../platform/preferences/index.ts';

type Paper = Preferences['recipePrint']['paper'];

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
