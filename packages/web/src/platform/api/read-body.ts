/** The value of an answer's text; null for an empty one, or for what is no JSON. */
export function readBody(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
