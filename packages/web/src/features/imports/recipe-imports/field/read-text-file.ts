import { api } from '../../../../platform/api/index.ts';

/** The text of a file: Unicode that is sure is read here, every other encoding is found by the server. */
export async function readTextFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return decodeUnicode(bytes) ?? (await askForText(file));
}

async function askForText(file: Blob): Promise<string> {
  const body = new FormData();
  body.append('file', file, 'recipe.txt');
  const { text } = await api.post('/api/recipes/create/file-text', { body, quiet: true });
  return text;
}

/** UTF-16 by its mark, or valid UTF-8; null for other bytes. Zeros are those of UTF-16 without a mark. */
function decodeUnicode(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
