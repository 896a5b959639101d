import { flushDrafts } from '../drafts/draft-registry.ts';
import { allowUnload } from '../routing/unload-permission.ts';
import { keepLocale } from './locale-cookie.ts';

/**
 * Changes the language: the page reloads, as the specification requires, but unsaved edits are stored as drafts first
 * and restored without a question.
 */
export async function changeLocale(value: string): Promise<void> {
  keepLocale(value);
  await flushDrafts();
  allowUnload();
  globalThis.location.reload();
}
