import type { PageAnswer } from '../../../../platform/http/page/web-app.ts';
import { type Locale, getTexts } from '../../../../platform/i18n/locales.ts';
import { explorerPreview } from './explorer-preview.ts';
import { inFrame } from './frame.ts';
import { recipePreview } from './recipe-preview.ts';
import { signInPreview } from './sign-in-preview.ts';

/** What a page begins with. */
interface FirstPage {
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  readonly locale: Locale;
  /** The response that the page shows, of the preloaded ones. */
  readonly answer: { readonly url: string; readonly text: string } | undefined;
}

/** Shows what the page is about until the app has started: HTML, escaped; empty for pages that only the app knows. */
export function serverPreview({ path, query, locale, answer }: FirstPage): string {
  const texts = getTexts(locale).pages;
  if (/^\/login\/?$/.test(path)) return signInPreview(texts, query);
  if (answer === undefined) return '';
  const shown: unknown = JSON.parse(answer.text);
  return inFrame(answer.url.includes('?') ? explorerPreview(shown, path, texts) : recipePreview(shown));
}

/** The first response, if it has recipes. */
export function shownAnswer(answers: ReadonlyMap<string, PageAnswer>) {
  for (const [url, { text }] of answers) if (/\/recipes(?:[/?]|$)/.test(url)) return { url, text };
  return undefined;
}
