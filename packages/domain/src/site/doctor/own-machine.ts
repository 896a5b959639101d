const names = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether an address stays on the machine that opens it. */
export function isOwnMachine(address: string): boolean {
  const { hostname } = new URL(address);
  return names.has(hostname) || hostname.endsWith('.localhost');
}
