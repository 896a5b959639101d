import { escapeHtml } from '@hearth/domain/text/html';
import type { ServerTexts } from '../../../../platform/i18n/server-texts.ts';
import { brandMark } from './frame.ts';

/** The sign-in page without its form. Users who were sent there from another page read another sentence in the app. */
export function signInPreview({ signIn, signInIntro }: ServerTexts['pages'], query: string): string {
  const intro = new URLSearchParams(query).has('next') ? '\u00a0' : signInIntro;
  return (
    `<div class="sight sight-entry" aria-hidden="true">${brandMark(56)}<p class="sight-title">${escapeHtml(signIn)}</p>` +
    `<p class="sight-soft">${escapeHtml(intro)}</p><div class="sight-form"></div></div>`
  );
}
