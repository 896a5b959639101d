/** The parsed body of a response; null for an empty one, or if it is no JSON. */
export function readBody(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
