/** Whether two JSON values say the same; null and a missing member count as equal, as they do for the server. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other) || (one ?? null) === (other ?? null)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  if (Array.isArray(one) && Array.isArray(other) && one.length !== other.length) return false;
  const left = new Map<string, unknown>(Object.entries(one));
  const right = new Map<string, unknown>(Object.entries(other));
  return [...new Set([...left.keys(), ...right.keys()])].every((key) =>
    isSame(left.get(key), right.get(key)),
  );
}
