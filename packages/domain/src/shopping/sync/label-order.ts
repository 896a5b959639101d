/**
 * The order of a list's labels after a device sends an order of some of them: the sent ones first, then the
 * others in their present order, since the device may not have known them. Labels that the list does not have
 * are left out.
 */
export function labelOrder(present: readonly string[], sent: readonly string[]): string[] {
  const [existingIds, sentIds] = [new Set(present), new Set(sent)];
  return [...[...sentIds].filter((id) => existingIds.has(id)), ...present.filter((id) => !sentIds.has(id))];
}
