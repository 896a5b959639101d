import { lazyWithTexts } from '../../../platform/i18n/index.ts';
import type { ImportHitProps } from './import-hit.tsx';

/** What comes in by other fields than that of the import page. */
export { type Handed, handOver, takeHanded } from './handed.ts';
export { composeShared, type SharedWords } from './shared-words.ts';
export { takeShared } from './take-shared.ts';
export { readImportOffer } from './import-offer.ts';
export { useWholeText } from './use-whole-text.ts';

/** Whether a text may be more than words to search for; the hit itself looks closely. */
export function mayBeIncoming(text: string): boolean {
  return /\n|[^\s.]\.[^\s.]{2}/.test(text);
}

/** The first hit of a search for a link or a whole recipe; its code comes when there is one. */
export const ImportHit = lazyWithTexts<ImportHitProps>(['incoming'], () =>
  import('./import-hit.tsx').then((module) => module.ImportHit),
);
