import { hasDrafts } from './draft-registry.ts';
import {
  markOf,
  pathOfPage,
  type TextField,
  textFields,
  TYPED_TEXTS,
  type TypedTexts,
} from './text-fields.ts';

/** Characters; browsers keep about five million for a site. */
const maxCharacters = 2_000_000;

/** Keeps for the next page what has been typed on this one. An editor keeps a draft of its own. */
export function keepTypedTexts(): void {
  if (hasDrafts()) return;
  const fields = textFields();
  const texts = fields.flatMap((field, at) => (isTyped(field) ? [{ at, text: field.value }] : []));
  if (texts.length === 0) return;
  const kept: TypedTexts = { path: pathOfPage(), marks: fields.map(markOf), texts };
  const text = JSON.stringify(kept);
  if (text.length > maxCharacters) return;
  sessionStorage.setItem(TYPED_TEXTS, text);
}

/** Whether a person has changed the text: what the app itself has written matches neither. */
function isTyped(field: TextField): boolean {
  return field.matches(':user-valid, :user-invalid');
}
