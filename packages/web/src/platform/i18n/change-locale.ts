import { flushDrafts } from '../drafts/draft-registry.ts';
import { allowUnload } from '../routing/unload-permission.ts';
import { keepLocale } from './locale-cookie.ts';

/**
 * Changes the language: the page loads anew, as the specification asks, but what is being edited is kept as a draft
 * first and taken up again without a question.
 */
export async function changeLocale(value: string): Promise<void> {
  keepLocale(value);
  await flushDrafts();
  allowUnload();
  globalThis.location.reload();
}
